import type { Locale } from '@admissions/contracts';
import { CODE, WHITELIST_PATHS } from '@admissions/contracts';
import { messageOf } from '@admissions/contracts/catalogues';
import { lineUpTo, momentText } from '@admissions/contracts/schema';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { invalid, notExists, olderRevision, parsed, Refused, success } from '../../answers.ts';
import type { Tx } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../plugins/locale.ts';
import { editRoute } from '../../plugins/method-override.ts';
import { recordAndTell } from '../accounts/tell-managers.ts';
import { idOf, queryOf } from '../list-query.ts';
import { isUniqueViolation } from '../unique-violation.ts';
import { canonicalRange } from './address.ts';
import { activeRanges, isAdmitted } from './listed.ts';
import { keepBefore, lockWhitelist, pendingChange, revertDueIn } from './provisional.ts';
import type { WhitelistRow } from './whitelist-tables.ts';
import { whitelist } from './whitelist-tables.ts';
import { addressOf, entryOf } from './whitelist-view.ts';

const facts = {
  ip: z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .refine((value) => canonicalRange(value) !== null, 'validation.ip')
    .transform((value) => canonicalRange(value) as string),
  note: lineUpTo(100),
  expiresAt: z.preprocess((value) => (value === '' ? null : value), momentText().nullable()),
};
const provisional = z.boolean('validation.select').default(false);
const addedEntry = z.strictObject({
  provisional,
  ip: facts.ip,
  note: facts.note.default(''),
  expiresAt: facts.expiresAt.default(null),
});
const editedEntry = z.strictObject({
  provisional,
  ...z.object(facts).partial().shape,
  revision: z.int('validation.required').min(1, 'validation.required'),
});
const removalQuery = z.strictObject({ provisional: z.enum(['true', 'false']).optional() });

const config = { access: { area: 'account' } } as const;
const schema = (summary: string) => ({ tags: ['white'], summary });

interface Change {
  action: string;
  provisional: boolean;
  work: (tx: Tx) => Promise<WhitelistRow>;
}

/** Adding, changing and removing entries of the whitelist; only a provisional change may shut out whoever makes it, for it is undone by itself. */
export function whitelistChanges(app: FastifyInstance, deps: Deps): void {
  const { db } = deps;
  async function change(
    request: FastifyRequest,
    { action, provisional: isProvisional, work }: Change,
  ): Promise<WhitelistRow> {
    const locale = localeOf(request);
    return db
      .transaction(async (tx) => {
        await lockWhitelist(tx);
        await revertDueIn(tx);
        if (await pendingChange(tx))
          throw new Refused(CODE.failed, 409, { message: 'admin.ipPending' });
        if (isProvisional) await keepBefore(tx, request.admin?.name ?? '');
        const row = await work(tx);
        if (!isProvisional && !isAdmitted(await activeRanges(tx), request.ip))
          throw invalid({ ip: [messageOf(locale, 'admin.ipSelf', { ip: addressOf(request.ip) })] });
        const details = {
          ip: row.ip,
          expiresAt: row.expiresAt,
          ...(isProvisional && { provisional: true }),
        };
        await recordAndTell(tx, deps, {
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
        throw isUniqueViolation(error) ? taken(locale) : error;
      });
  }

  app.post(
    WHITELIST_PATHS.add,
    { config, schema: schema('Add an address or range') },
    async (request) => {
      const { provisional, ...entry } = parsed(addedEntry, request.body, localeOf(request));
      const row = await change(request, {
        action: 'add',
        provisional,
        work: async (tx) =>
          only(
            await tx
              .insert(whitelist)
              .values({ ...entry, updatedBy: request.admin?.name ?? null })
              .returning(),
          ),
      });
      return success(entryOf(row));
    },
  );

  editRoute(app, {
    url: WHITELIST_PATHS.edit(':id'),
    config,
    schema: schema('Change an entry of the whitelist'),
    handler: async (request) => {
      const id = idOf(request.params);
      const { revision, provisional, ...entry } = parsed(
        editedEntry,
        request.body,
        localeOf(request),
      );
      const row = await change(request, {
        action: 'edit',
        provisional,
        work: async (tx) => {
          const [now] = await tx.select().from(whitelist).where(eq(whitelist.id, id));
          if (!now) throw notExists();
          if (now.revision !== revision) throw olderRevision(entryOf(now), now.updatedBy ?? '');
          const values = {
            ...entry,
            updatedAt: new Date().toISOString(),
            updatedBy: request.admin?.name ?? null,
            revision: now.revision + 1,
          };
          return only(
            await tx.update(whitelist).set(values).where(eq(whitelist.id, id)).returning(),
          );
        },
      });
      return success(entryOf(row));
    },
  });

  app.delete(
    WHITELIST_PATHS.remove(':id'),
    { config, schema: schema('Remove an entry of the whitelist') },
    async (request) => {
      const id = idOf(request.params);
      const { provisional } = queryOf(removalQuery, request.query);
      await change(request, {
        action: 'delete',
        provisional: provisional === 'true',
        work: async (tx) => {
          const [row] = await tx.delete(whitelist).where(eq(whitelist.id, id)).returning();
          if (!row) throw notExists();
          return row;
        },
      });
      return success(null);
    },
  );
}

const taken = (locale: Locale) => invalid({ ip: [messageOf(locale, 'validation.taken')] });
const only = (rows: WhitelistRow[]) => rows[0] as WhitelistRow;
