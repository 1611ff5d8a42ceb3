import type { MyIp, MyIpCheck } from '@admissions/contracts';
import { WHITELIST_PATHS } from '@admissions/contracts';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notExists, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { idOf, pageOf, queryOf, searchQuery } from '../list-query.ts';
import { clearRoute } from './clear-command.ts';
import { activeRanges, isListed } from './listed.ts';
import { whitelistChanges } from './whitelist-changes.ts';
import { whitelist } from './whitelist-tables.ts';
import { addressOf, entryOf } from './whitelist-view.ts';

const config = { access: { area: 'account' } } as const;
const saying = (summary: string) => ({ config, schema: { tags: ['white'], summary } });

/** The addresses that may use the back office, in the specification's paths. */
export async function whitelistRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const { orm } = deps.db;

  app.get(WHITELIST_PATHS.list, saying('IP whitelist'), async ({ query }) => {
    const { search, ...page } = queryOf(searchQuery, query);
    const rows = await orm.select().from(whitelist).orderBy(asc(whitelist.id));
    return success(pageOf(rows.filter(({ ip, note }) => ip.includes(search) || note.includes(search)).map(entryOf), page));
  });
  app.get(WHITELIST_PATHS.info(':id'), saying('One entry of the whitelist'), async ({ params }) => {
    const [row] = await orm
      .select()
      .from(whitelist)
      .where(eq(whitelist.id, idOf(params)));
    if (!row) throw notExists();
    return success(entryOf(row));
  });
  app.get(WHITELIST_PATHS.mine, saying("The caller's address"), async ({ ip }) => success({ ip: addressOf(ip) } satisfies MyIp));
  app.get(WHITELIST_PATHS.check, saying("Whether the caller's address is listed"), async ({ ip }) =>
    success({ listed: isListed(await activeRanges(orm), ip), ip: addressOf(ip) } satisfies MyIpCheck),
  );
  whitelistChanges(app, deps);
  clearRoute(app, deps);
}
