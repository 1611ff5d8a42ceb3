import { lineUpTo } from '@admissions/model/schema';
import {
  type MyIp,
  type MyIpCheck,
  RESULT_CODES,
  WHITELIST_PATHS,
  type WhitelistEntry,
  type WhitelistPage,
} from '@admissions/protocol';
import { canonicalRange } from '@admissions/protocol/addresses';
import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/error-code.ts';
import {
  conflict,
  HttpError,
  invalid,
  refused,
  requireRow,
} from '../../platform/http/http-error.ts';
import { requireAdmin, staffRoutes } from '../../platform/http/typed-routes.ts';
import { moment, pageOf, whole } from '../../platform/openapi/answer-schemas.ts';
import {
  momentOrNone,
  paginate,
  revisionNumber,
  searchQuery,
} from '../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { recordAndNotify } from '../identity/notices/notify-managers.ts';
import { requireRecentProof } from '../identity/passwords/current-password.ts';
import {
  formatAddress,
  isAdmitted,
  isListed,
  listActiveRanges,
  toWhitelistEntry,
} from './admission.ts';
import {
  confirmChange,
  findExpiry,
  findPendingChange,
  lockWhitelist,
  revertChange,
  revertDueInTransaction,
  savePreviousList,
} from './provisional.ts';
import { type WhitelistRow, whitelist } from './whitelist-tables.ts';

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
        expiredAt: await findExpiry(orm),
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

const entry: z.ZodType<WhitelistEntry> = z.strictObject({
  id: whole,
  ip: z.string(),
  note: z.string(),
  expiresAt: moment.nullable(),
  createdAt: moment,
  updatedAt: moment,
  revision: whole,
  active: z.boolean(),
  lastHitAt: moment.nullable(),
  lastHitIp: z.string().nullable(),
});
const page: z.ZodType<WhitelistPage> = z.strictObject({
  ...pageOf(entry),
  provisional: z.strictObject({ revertsAt: moment, by: z.string() }).nullable(),
  expiredAt: moment.nullable(),
});
const mine: z.ZodType<MyIp> = z.strictObject({ ip: z.string() });
const check: z.ZodType<MyIpCheck> = z.strictObject({ ip: z.string(), listed: z.boolean() });
const pending = 'Another change waits for its confirmation';

const whitelistDocs = {
  list: { summary: 'Lists the IP whitelist', answer: page },
  info: { summary: 'Returns one entry of the whitelist', answer: entry },
  mine: { summary: "The caller's address", answer: mine },
  check: { summary: "Whether the caller's address is listed", answer: check },
  add: { summary: 'Adds an address or range', answer: entry, conflicts: pending },
  edit: {
    summary: 'Changes an entry of the whitelist',
    answer: entry,
    conflicts: 'The entry has changed, or another change awaits confirmation',
  },
  remove: {
    summary: 'Removes an entry of the whitelist',
    answer: z.null(),
    conflicts: pending,
    refusals: { 422: 'It would lock out the caller' },
  },
  confirm: {
    summary: 'Confirms the provisional change',
    answer: z.null(),
    mayMiss: true,
  },
  revert: {
    summary: 'Reverts the provisional change',
    answer: z.null(),
    mayMiss: true,
  },
} satisfies Record<string, FastifySchema>;

const MAX_RANGE_LENGTH = 50;
const fields = {
  ip: z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .max(MAX_RANGE_LENGTH, 'validation.ip')
    .refine((value) => canonicalRange(value) !== null, 'validation.ip')
    .meta({ description: 'An address or a CIDR range, v4 or v6', examples: ['140.138.0.0/16'] })
    .transform((value) => canonicalRange(value) ?? value),
  note: lineUpTo(100),
  expiresAt: momentOrNone(),
};
const provisional = z
  .boolean('validation.select')
  .default(false)
  .meta({ description: 'Reverts automatically unless confirmed from an admitted address' });
const addedEntry = z.strictObject({
  provisional,
  ip: fields.ip,
  note: fields.note.optional().transform((note = '') => note),
  expiresAt: fields.expiresAt.default(null),
});
const editedEntry = z.strictObject({
  provisional,
  ...z.object(fields).partial().shape,
  revision: revisionNumber(),
});
const removalQuery = z.strictObject({ provisional: z.enum(['true', 'false']).optional() });

interface Change {
  action: string;
  provisional: boolean;
  work: (tx: Tx) => Promise<WhitelistRow>;
}

/** Only a provisional change may lock out its author, since it reverts automatically. */
function whitelistWriteRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'account' }, 'white');
  staff.post(
    WHITELIST_PATHS.add,
    { docs: whitelistDocs.add, body: addedEntry },
    async ({ body: { provisional, ...entry }, admin, request }) => {
      const row = await changeWhitelist(deps, request, {
        action: 'add',
        provisional,
        work: async (tx) =>
          requireRow(
            await tx
              .insert(whitelist)
              .values({ ...entry, updatedBy: admin.name })
              .returning(),
          ),
      });
      return toWhitelistEntry(row);
    },
  );

  staff.put(
    WHITELIST_PATHS.edit(':id'),
    { docs: whitelistDocs.edit, body: editedEntry },
    async ({ params: { id }, body, admin, request }) => {
      const { revision, provisional, ...entry } = body;
      const row = await changeWhitelist(deps, request, {
        action: 'edit',
        provisional,
        work: async (tx) => {
          const current = requireRow(await tx.select().from(whitelist).where(eq(whitelist.id, id)));
          if (current.revision !== revision)
            throw conflict(toWhitelistEntry(current), current.updatedBy ?? '');
          const values = {
            ...entry,
            updatedAt: new Date().toISOString(),
            updatedBy: admin.name,
            revision: current.revision + 1,
          };
          return requireRow(
            await tx.update(whitelist).set(values).where(eq(whitelist.id, id)).returning(),
          );
        },
      });
      return toWhitelistEntry(row);
    },
  );

  staff.delete(
    WHITELIST_PATHS.remove(':id'),
    { docs: whitelistDocs.remove, query: removalQuery },
    async ({ params: { id }, query: { provisional }, request }) => {
      await changeWhitelist(deps, request, {
        action: 'delete',
        provisional: provisional === 'true',
        work: async (tx) => {
          return requireRow(await tx.delete(whitelist).where(eq(whitelist.id, id)).returning());
        },
      });
    },
  );
}

async function changeWhitelist(
  deps: IdentityDeps,
  request: FastifyRequest,
  { action, provisional: isProvisional, work }: Change,
) {
  await requireRecentProof(deps.db, requireAdmin(request));
  return deps.db
    .transaction(async (tx) => {
      await lockWhitelist(tx);
      await revertDueInTransaction(tx);
      if (await findPendingChange(tx)) throw refused(409, 'admin.ipPending');
      if (isProvisional) await savePreviousList(tx, requireAdmin(request).name);
      const row = await work(tx);
      if (!isProvisional && !isAdmitted(await listActiveRanges(tx), request.ip))
        throw invalid({ ip: `admin.ipSelf|ip=${formatAddress(request.ip)}` });
      const details = {
        ip: row.ip,
        expiresAt: row.expiresAt,
        ...(isProvisional && { provisional: true }),
      };
      await recordAndNotify(tx, deps, {
        account: request.admin,
        action,
        area: 'account',
        target: `white/${row.id}`,
        details,
        name: row.ip,
      });
      return row;
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? invalid({ ip: 'validation.taken' }) : error;
    });
}
