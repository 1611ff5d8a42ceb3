import type { MyIp, MyIpCheck, WhitelistPage } from '@admissions/protocol';
import { CODE, WHITELIST_PATHS } from '@admissions/protocol';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HttpError, notExists, success } from '../../platform/http/http-error.ts';
import { pageOf, searchQuery } from '../../platform/http/list-query.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams } from '../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { activeRanges, isListed } from './listed.ts';
import { confirmChange, pendingChange, revertChange } from './provisional.ts';
import { whitelistChanges } from './whitelist-changes.ts';
import { whitelistDocs } from './whitelist-docs.ts';
import { whitelist } from './whitelist-tables.ts';
import { showAddress, toWhitelistEntry } from './whitelist-view.ts';

const config = { access: { area: 'account' } } as const;

/** The addresses that may use the back office, in the specification's paths. */
export async function whitelistRoutes(app: FastifyInstance, deps: IdentityDeps): Promise<void> {
  const { orm } = deps.db;

  staffRoute(app, {
    method: 'GET',
    url: WHITELIST_PATHS.list,
    config,
    docs: whitelistDocs.list,
    input: { query: searchQuery },
    handler: async ({ query: { search, ...page } }) => {
      const rows = await orm.select().from(whitelist).orderBy(asc(whitelist.id));
      const found = rows
        .filter(({ ip, note }) => ip.includes(search) || note.includes(search))
        .map(toWhitelistEntry);
      return success({
        ...pageOf(found, page),
        provisional: await pendingChange(orm),
      } satisfies WhitelistPage);
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: WHITELIST_PATHS.info(':id'),
    config,
    docs: whitelistDocs.info,
    input: { params: idParams },
    handler: async ({ params: { id } }) => {
      const [row] = await orm.select().from(whitelist).where(eq(whitelist.id, id));
      if (!row) throw notExists();
      return success(toWhitelistEntry(row));
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: WHITELIST_PATHS.mine,
    config,
    docs: whitelistDocs.mine,
    handler: async ({ request }) => success({ ip: showAddress(request.ip) } satisfies MyIp),
  });
  staffRoute(app, {
    method: 'GET',
    url: WHITELIST_PATHS.check,
    config,
    docs: whitelistDocs.check,
    handler: async ({ request: { ip } }) =>
      success({
        listed: isListed(await activeRanges(orm), ip),
        ip: showAddress(ip),
      } satisfies MyIpCheck),
  });
  staffRoute(app, {
    method: 'POST',
    url: WHITELIST_PATHS.confirm,
    config,
    docs: whitelistDocs.confirm,
    handler: async ({ admin }) => {
      if (!(await confirmChange(deps.db, admin))) throw nothingPending();
      return success(null);
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: WHITELIST_PATHS.revert,
    config,
    docs: whitelistDocs.revert,
    handler: async ({ admin }) => {
      if (!(await revertChange(deps.db, admin))) throw nothingPending();
      return success(null);
    },
  });
  whitelistChanges(app, deps);
}

const nothingPending = () =>
  new HttpError(CODE.notExists, 200, { message: 'admin.ipNothingPending' });
