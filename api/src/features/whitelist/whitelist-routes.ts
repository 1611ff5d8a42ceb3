import {
  type MyIp,
  type MyIpCheck,
  RESULT_CODES,
  WHITELIST_PATHS,
  type WhitelistPage,
} from '@admissions/protocol';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { createNotFoundError, HttpError } from '../../platform/http/http-error.ts';
import { paginate, searchQuery } from '../../platform/http/list-query.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams } from '../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { formatAddress, isListed, listActiveRanges, toWhitelistEntry } from './admission.ts';
import { confirmChange, findPendingChange, revertChange } from './provisional.ts';
import { whitelistDocs } from './whitelist-docs.ts';
import { whitelist } from './whitelist-tables.ts';
import { whitelistWriteRoutes } from './whitelist-write-routes.ts';

const config = { access: { area: 'account' } } as const;

/** Paths as in the specification. */
export async function whitelistRoutes(app: FastifyInstance, deps: IdentityDeps) {
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
      return {
        ...paginate(found, page),
        provisional: await findPendingChange(orm),
      } satisfies WhitelistPage;
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
      if (!row) throw createNotFoundError();
      return toWhitelistEntry(row);
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: WHITELIST_PATHS.mine,
    config,
    docs: whitelistDocs.mine,
    handler: async ({ request }) => ({ ip: formatAddress(request.ip) }) satisfies MyIp,
  });
  staffRoute(app, {
    method: 'GET',
    url: WHITELIST_PATHS.check,
    config,
    docs: whitelistDocs.check,
    handler: async ({ request: { ip } }) =>
      ({
        listed: isListed(await listActiveRanges(orm), ip),
        ip: formatAddress(ip),
      }) satisfies MyIpCheck,
  });
  staffRoute(app, {
    method: 'POST',
    url: WHITELIST_PATHS.confirm,
    config,
    docs: whitelistDocs.confirm,
    handler: async ({ admin }) => {
      if (!(await confirmChange(deps.db, admin))) throw nothingPending();
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: WHITELIST_PATHS.revert,
    config,
    docs: whitelistDocs.revert,
    handler: async ({ admin }) => {
      if (!(await revertChange(deps.db, admin))) throw nothingPending();
    },
  });
  whitelistWriteRoutes(app, deps);
}

const nothingPending = () =>
  new HttpError(RESULT_CODES.notExists, 200, { message: 'admin.ipNothingPending' });
