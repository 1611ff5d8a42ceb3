import { lineUpTo } from '@admissions/model/schema';
import { WHITELIST_PATHS } from '@admissions/protocol';
import { canonicalRange } from '@admissions/protocol/addresses';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../platform/db/database.ts';
import { isUniqueViolation } from '../../platform/db/error-code.ts';
import { conflict, createNotFoundError, invalid, refused } from '../../platform/http/http-error.ts';
import { requireAdmin } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams, momentOrNone, revisionNumber } from '../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { recordAndNotify } from '../identity/notices/notify-managers.ts';
import { requireRecentProof } from '../identity/passwords/current-password.ts';
import { formatAddress, isAdmitted, listActiveRanges, toWhitelistEntry } from './admission.ts';
import {
  findPendingChange,
  lockWhitelist,
  revertDueInTransaction,
  savePreviousList,
} from './provisional.ts';
import { whitelistDocs } from './whitelist-docs.ts';
import { type WhitelistRow, whitelist } from './whitelist-tables.ts';

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

const config = { access: { area: 'account' } } as const;

interface Change {
  action: string;
  provisional: boolean;
  work: (tx: Tx) => Promise<WhitelistRow>;
}

/** Only a provisional change may lock out its author, since it reverts automatically. */
export function whitelistWriteRoutes(app: FastifyInstance, deps: IdentityDeps) {
  staffRoute(app, {
    method: 'POST',
    url: WHITELIST_PATHS.add,
    config,
    docs: whitelistDocs.add,
    input: { body: addedEntry },
    handler: async ({ body: { provisional, ...entry }, admin, request }) => {
      const row = await changeWhitelist(deps, request, {
        action: 'add',
        provisional,
        work: async (tx) =>
          firstRow(
            await tx
              .insert(whitelist)
              .values({ ...entry, updatedBy: admin.name })
              .returning(),
          ),
      });
      return toWhitelistEntry(row);
    },
  });

  staffRoute(app, {
    method: 'PUT',
    url: WHITELIST_PATHS.edit(':id'),
    config,
    docs: whitelistDocs.edit,
    input: { params: idParams, body: editedEntry },
    handler: async ({ params: { id }, body, admin, request }) => {
      const { revision, provisional, ...entry } = body;
      const row = await changeWhitelist(deps, request, {
        action: 'edit',
        provisional,
        work: async (tx) => {
          const [current] = await tx.select().from(whitelist).where(eq(whitelist.id, id));
          if (!current) throw createNotFoundError();
          if (current.revision !== revision)
            throw conflict(toWhitelistEntry(current), current.updatedBy ?? '');
          const values = {
            ...entry,
            updatedAt: new Date().toISOString(),
            updatedBy: admin.name,
            revision: current.revision + 1,
          };
          return firstRow(
            await tx.update(whitelist).set(values).where(eq(whitelist.id, id)).returning(),
          );
        },
      });
      return toWhitelistEntry(row);
    },
  });

  staffRoute(app, {
    method: 'DELETE',
    url: WHITELIST_PATHS.remove(':id'),
    config,
    docs: whitelistDocs.remove,
    input: { params: idParams, query: removalQuery },
    handler: async ({ params: { id }, query: { provisional }, request }) => {
      await changeWhitelist(deps, request, {
        action: 'delete',
        provisional: provisional === 'true',
        work: async (tx) => {
          const [row] = await tx.delete(whitelist).where(eq(whitelist.id, id)).returning();
          if (!row) throw createNotFoundError();
          return row;
        },
      });
    },
  });
}

async function changeWhitelist(
  deps: IdentityDeps,
  request: FastifyRequest,
  { action, provisional: isProvisional, work }: Change,
): Promise<WhitelistRow> {
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

const firstRow = (rows: WhitelistRow[]) => rows[0] as WhitelistRow;
