import { SITE_READ_PATHS } from '@admissions/contracts';
import { admissions, camp, KINDS, news } from '@admissions/contracts/kinds';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { kindsReadWith } from '../../kinds/select-entries.ts';
import { sendReady } from '../../kinds/send-ready.ts';
import { queryOf } from '../list-query.ts';
import { feedDocs } from './feed-docs.ts';
import { readCalendar } from './read-calendar.ts';
import { readFeed } from './read-feed.ts';
import { readSitemap } from './read-sitemap.ts';

const nothing = z.strictObject({});
const paged = z.strictObject({
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .transform(Number)
    .refine((page) => page <= 1000)
    .default(1),
});
const config = { access: 'app' } as const;

/** What the shell makes the sitemap, the news feed and the calendar of. */
export async function feedRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { cache, db } = deps;
  const everyKind = KINDS.map(({ id }) => id);
  app.get(SITE_READ_PATHS.sitemap, { config, schema: feedDocs.sitemap }, async (request, reply) => {
    const { page } = queryOf(paged, request.query);
    return sendReady(
      request,
      reply,
      await cache.read(`sitemap ${page}`, everyKind, async () =>
        success(await readSitemap(db.orm, page)),
      ),
    );
  });
  app.get(SITE_READ_PATHS.feed, { config, schema: feedDocs.feed }, async (request, reply) => {
    queryOf(nothing, request.query);
    return sendReady(
      request,
      reply,
      await cache.read('feed', kindsReadWith(news), async () =>
        success({ list: await readFeed(deps) }),
      ),
    );
  });
  app.get(
    SITE_READ_PATHS.calendar,
    { config, schema: feedDocs.calendar },
    async (request, reply) => {
      queryOf(nothing, request.query);
      const kinds = [camp, admissions].flatMap(kindsReadWith);
      return sendReady(
        request,
        reply,
        await cache.read('calendar', kinds, async () =>
          success({ list: await readCalendar(deps) }),
        ),
      );
    },
  );
}
