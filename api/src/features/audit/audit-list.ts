import { FORMS, question } from '@admissions/model/forms';
import { KINDS } from '@admissions/model/kinds';
import { ACCOUNT_PATHS, type AuditCheck, type AuditEntry } from '@admissions/protocol';
import { and, desc, eq, inArray, isNotNull, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { tableOf, titleColumnOf } from '../../content/schema/tables.ts';
import { verifyAudit } from '../../platform/audit/audit-chain.ts';
import { auditLog } from '../../platform/audit/audit-tables.ts';
import type { Orm } from '../../platform/db/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { count, describePage, moment, whole } from '../../platform/openapi/answer-schemas.ts';
import { daysShape, isWithinDays } from '../../platform/time/taipei-day.ts';
import { pageQuery, readPage } from '../../platform/validation/input-schemas.ts';
import { storyQuestions, submissions } from '../forms/data/forms-tables.ts';
import { accounts } from '../identity/tables/identity-tables.ts';
import { media } from '../media/media-tables.ts';

const entry: z.ZodType<AuditEntry> = z.strictObject({
  id: whole,
  at: moment,
  account: z.string().nullable(),
  action: z.string(),
  area: z.string(),
  target: z.string(),
  name: z.string().nullable(),
  details: z.record(z.string(), z.unknown()),
});
const check: z.ZodType<AuditCheck> = z.strictObject({
  lines: count,
  brokenAt: whole.nullable(),
  cutOff: z.boolean(),
});

const auditDocs = {
  list: { summary: 'Audit log', answer: describePage(entry) },
  check: { summary: 'Whether the audit log is whole', answer: check },
} satisfies Record<string, FastifySchema>;

const auditQuery = pageQuery.extend({
  account: z.string().max(100).optional(),
  area: z.string().max(40).optional(),
  action: z.string().max(40).optional(),
  target: z.string().max(100).optional(),
  by: z.literal('people').optional(),
  ...daysShape,
});

const EXACT_FILTERS = ['account', 'area', 'target'] as const;
/** Actions that entries of every kind share; `edit` also matches `edit_news`. */
const ENTRY_ACTIONS = ['add', 'edit', 'body', 'remove', 'restore', 'sort'];
const isAction = (action: string) =>
  ENTRY_ACTIONS.includes(action)
    ? or(eq(auditLog.action, action), like(auditLog.action, `${action}\\_%`))
    : eq(auditLog.action, action);

/** The audit log, newest first, and the check of its integrity. */
export function auditList(app: FastifyInstance, { db }: Deps) {
  const staff = staffRoutes(app, { area: 'account' });
  staff.get(ACCOUNT_PATHS.audit, { docs: auditDocs.list, query: auditQuery }, async ({ query }) => {
    const { action } = query;
    const condition = and(
      ...EXACT_FILTERS.flatMap((name) => (query[name] ? [eq(auditLog[name], query[name])] : [])),
      action ? isAction(action) : undefined,
      // A failed sign-in may name no account.
      query.by && or(isNotNull(auditLog.account), eq(auditLog.action, 'sign_in_failed')),
      isWithinDays(auditLog.at, query),
    );
    const order = [desc(auditLog.at), desc(auditLog.id)];
    const rows = db.orm.select().from(auditLog).where(condition);
    const found = await readPage(rows.orderBy(...order), db.orm.$count(auditLog, condition), query);
    const names = await readTargetNames(db.orm, found.list);
    const list = found.list.map(
      ({ accountId: _accountId, hash: _hash, ...entry }): AuditEntry => ({
        ...entry,
        name: names.get(`${entry.area} ${entry.target}`) ?? null,
      }),
    );
    return { ...found, list };
  });

  staff.get(ACCOUNT_PATHS.auditCheck, { docs: auditDocs.check }, async () => verifyAudit(db));
}

interface Target {
  area: string;
  target: string;
}
const { reference } = submissions;
/** By area and type of a target: the table of the targets, and their names. */
const NAME_SOURCES = new Map<
  string,
  { table: PgTable & { id: PgColumn }; name: PgColumn | SQL<string> }
>([
  ['account account', { table: accounts, name: accounts.account }],
  ['media media', { table: media, name: media.name }],
  [`forms ${question.name}`, { table: storyQuestions, name: storyQuestions.reference }],
  ...FORMS.map(({ name }) => [`forms ${name}`, { table: submissions, name: reference }] as const),
  ...KINDS.map((kind) => {
    const table = tableOf(kind);
    return [`${kind.area} ${kind.slug}`, { table, name: titleColumnOf(table, kind) }] as const;
  }),
]);

/** Current names of audit targets by area and id, without deleted ones. */
async function readTargetNames(orm: Orm, targets: readonly Target[]) {
  const byType = groupBy(targets, ({ area, target }) => `${area} ${target.split('/')[0]}`);
  const found = await Promise.all(
    [...byType].map(async ([targetType, lines]) => {
      const source = NAME_SOURCES.get(targetType);
      const ids = lines.map(({ target }) => Number(target.split('/')[1])).filter(isId);
      if (!source) return [];
      const rows = await orm
        .select({ id: source.table.id, name: source.name })
        .from(source.table)
        .where(inArray(source.table.id, [...new Set(ids)]));
      return rows.map((row): [string, string] => [
        `${targetType}/${row.id}`,
        String(row.name ?? ''),
      ]);
    }),
  );
  return new Map(found.flat().filter((pair) => pair[1] !== ''));
}

const isId = (id: number) => Number.isInteger(id) && id > 0 && id < 2_000_000_000;
