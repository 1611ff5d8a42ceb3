import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { runAnnouncedTransaction } from '../../platform/db/announced-transaction.ts';
import { parseInput, success, unauthorized } from '../../platform/http/http-error.ts';
import { isInternal } from '../../platform/http/internal-token.ts';
import { compareByPath, REMOTE_PAGES, type RemotePage, readRemotePages } from './remote-pages.ts';
import { remotePages } from './remote-pages-table.ts';

const MAX_PAGES = 2000;
const MAX_PATH_LENGTH = 200;
const body = z.strictObject({
  pages: z
    .array(
      z.strictObject({
        path: z
          .string()
          .max(MAX_PATH_LENGTH)
          .regex(/^\/[\w/-]*$/),
        inSitemap: z.boolean(),
      }),
    )
    .max(MAX_PAGES),
});

/** Set by the shell after each release switch; used by the sitemap and the link check. */
export async function remotePageRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  app.put(
    '/api/internal/pages',
    { config: { access: 'public', repeats: 'free' }, schema: { hide: true } },
    async (request) => {
      if (!isInternal(request.headers['x-internal-token'], deps.config.internalToken))
        throw unauthorized();
      const reported = parseInput(body, request.body).pages;
      const pages = [...new Map(reported.map((page) => [page.path, page])).values()].toSorted(
        compareByPath,
      );
      const isChanged = await runAnnouncedTransaction(deps, async (tx) => {
        // All replicas report the same pages at once.
        await tx.execute(sql`lock table ${remotePages} in share row exclusive mode`);
        const before = await readRemotePages(tx);
        if (isSame(before, pages)) return { result: false, kinds: [] };
        await tx.delete(remotePages);
        if (pages.length > 0) await tx.insert(remotePages).values(pages);
        return { result: true, kinds: [REMOTE_PAGES] };
      });
      return success({ changed: isChanged });
    },
  );
}

const isSame = (stored: readonly RemotePage[], reported: readonly RemotePage[]) =>
  stored.length === reported.length &&
  reported.every(
    ({ path, inSitemap }, index) =>
      stored[index]?.path === path && stored[index].inSitemap === inSitemap,
  );
