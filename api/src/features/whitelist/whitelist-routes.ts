import type { MyIp, MyIpCheck, WhitelistPage } from '@admissions/contracts';
import { CODE, WHITELIST_PATHS } from '@admissions/contracts';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { notExists, Refused, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { idOf, pageOf, queryOf, searchQuery } from '../list-query.ts';
import { activeRanges, isListed } from './listed.ts';
import { confirmChange, pendingChange, revertChange } from './provisional.ts';
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
    const found = rows
      .filter(({ ip, note }) => ip.includes(search) || note.includes(search))
      .map(entryOf);
    return success({
      ...pageOf(found, page),
      provisional: await pendingChange(orm),
    } satisfies WhitelistPage);
  });
  app.get(WHITELIST_PATHS.info(':id'), saying('One entry of the whitelist'), async ({ params }) => {
    const [row] = await orm
      .select()
      .from(whitelist)
      .where(eq(whitelist.id, idOf(params)));
    if (!row) throw notExists();
    return success(entryOf(row));
  });
  app.get(WHITELIST_PATHS.mine, saying("The caller's address"), async ({ ip }) =>
    success({ ip: addressOf(ip) } satisfies MyIp),
  );
  app.get(WHITELIST_PATHS.check, saying("Whether the caller's address is listed"), async ({ ip }) =>
    success({
      listed: isListed(await activeRanges(orm), ip),
      ip: addressOf(ip),
    } satisfies MyIpCheck),
  );
  app.post(
    WHITELIST_PATHS.confirm,
    saying('Let the provisional change stay'),
    async ({ admin }) => {
      if (!(await confirmChange(deps.db, admin))) throw nothingPending();
      return success(null);
    },
  );
  app.post(WHITELIST_PATHS.revert, saying('Undo the provisional change'), async ({ admin }) => {
    if (!(await revertChange(deps.db, admin))) throw nothingPending();
    return success(null);
  });
  whitelistChanges(app, deps);
}

const nothingPending = () =>
  new Refused(CODE.notExists, 200, { message: 'admin.ipNothingPending' });
