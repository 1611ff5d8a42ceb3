import {
  type MyIp,
  type MyIpCheck,
  RESULT_CODES,
  WHITELIST_PATHS,
  type WhitelistPage,
} from '@admissions/protocol';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { HttpError, requireRow } from '../../platform/http/http-error.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { paginate, searchQuery } from '../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { formatAddress, isListed, listActiveRanges, toWhitelistEntry } from './admission.ts';
import { confirmChange, findPendingChange, revertChange } from './provisional.ts';
import { whitelistDocs } from './whitelist-docs.ts';
import { whitelist } from './whitelist-tables.ts';
import { whitelistWriteRoutes } from './whitelist-write-routes.ts';

/** Paths as in the specification. */
export async function whitelistRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'account' }, 'white');
  const { orm } = deps.db;

  staff.get(
    WHITELIST_PATHS.list,
    { docs: whitelistDocs.list, query: searchQuery },
    async ({ query: { search, ...page } }) => {
      const rows = await orm.select().from(whitelist).orderBy(asc(whitelist.id));
      const found = rows
        .filter(({ ip, note }) => ip.includes(search) || note.includes(search))
        .map(toWhitelistEntry);
      return {
        ...paginate(found, page),
        provisional: await findPendingChange(orm),
      } satisfies WhitelistPage;
    },
  );
  staff.get(
    WHITELIST_PATHS.info(':id'),
    { docs: whitelistDocs.info },
    async ({ params: { id } }) => {
      const row = requireRow(await orm.select().from(whitelist).where(eq(whitelist.id, id)));
      return toWhitelistEntry(row);
    },
  );
  staff.get(
    WHITELIST_PATHS.mine,
    { docs: whitelistDocs.mine },
    async ({ request }) => ({ ip: formatAddress(request.ip) }) satisfies MyIp,
  );
  staff.get(
    WHITELIST_PATHS.check,
    { docs: whitelistDocs.check },
    async ({ request: { ip } }) =>
      ({
        listed: isListed(await listActiveRanges(orm), ip),
        ip: formatAddress(ip),
      }) satisfies MyIpCheck,
  );
  staff.post(WHITELIST_PATHS.confirm, { docs: whitelistDocs.confirm }, async ({ admin }) => {
    if (!(await confirmChange(deps.db, admin))) throw nothingPending();
  });
  staff.post(WHITELIST_PATHS.revert, { docs: whitelistDocs.revert }, async ({ admin }) => {
    if (!(await revertChange(deps.db, admin))) throw nothingPending();
  });
  whitelistWriteRoutes(app, deps);
}

const nothingPending = () =>
  new HttpError(RESULT_CODES.notExists, 200, { message: 'admin.ipNothingPending' });
