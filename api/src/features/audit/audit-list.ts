import { createTaipeiFormat, type Localised, taipeiDay } from '@admissions/model';
import { zhTW } from '@admissions/model/catalogues';
import { FORMS, question } from '@admissions/model/forms';
import { KINDS } from '@admissions/model/kinds';
import type { MessageKey } from '@admissions/model/messages';
import { ACCOUNT_PATHS, type AuditCheck, type AuditEntry } from '@admissions/protocol';
import { actionName, areaName, describeTarget, listDetails } from '@admissions/protocol/audit';
import { MAX_LIST_FILE_ROWS } from '@admissions/protocol/staff';
import { and, desc, eq, inArray, isNotNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { tableOf, titleColumnOf } from '../../content/schema/tables.ts';
import { verifyAudit } from '../../platform/audit/audit-chain.ts';
import { auditLog } from '../../platform/audit/audit-tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import type { Orm } from '../../platform/db/database.ts';
import { groupBy } from '../../platform/group-by.ts';
import { refused } from '../../platform/http/http-error.ts';
import { requireAdmin, staffRoutes, typedRoutes } from '../../platform/http/typed-routes.ts';
import { count, describePage, moment, whole } from '../../platform/openapi/answer-schemas.ts';
import { sendSheets } from '../../platform/spreadsheets/file-types.ts';
import { daysShape, isWithinDays } from '../../platform/time/taipei-day.ts';
import { pageQuery, readPage } from '../../platform/validation/input-schemas.ts';
import { bundles, entryDrafts } from '../drafts/draft-tables.ts';
import { storyQuestions, submissions } from '../forms/data/forms-tables.ts';
import { accounts } from '../identity/tables/identity-tables.ts';
import { media } from '../media/media-tables.ts';
import { whitelist } from '../whitelist/whitelist-tables.ts';

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
  export: {
    summary: 'The filtered lines of the audit log as CSV',
    description:
      'At most 2,000. Texts like formulas are escaped. The export is in the audit log itself.',
    files: ['text/csv'],
  },
} satisfies Record<string, FastifySchema>;

const filters = {
  account: z.string().max(100).optional(),
  area: z.string().max(40).optional(),
  action: z.string().max(40).optional(),
  target: z.string().max(100).optional(),
  by: z.literal('people').optional(),
  ...daysShape,
};
const auditQuery = pageQuery.extend(filters);

const EXACT_FILTERS = ['account', 'area', 'target'] as const;
/** Actions that entries of every kind share; `edit` also matches `edit_news`. */
const ENTRY_ACTIONS = [
  ...['add', 'edit', 'body', 'remove', 'purge', 'restore', 'sort', 'name'],
  ...['schedule', 'unschedule', 'hold', 'ask', 'return'],
];
const isAction = (action: string) =>
  ENTRY_ACTIONS.includes(action)
    ? or(eq(auditLog.action, action), like(auditLog.action, `${action}\\_%`))
    : eq(auditLog.action, action);

/** The audit log, newest first, and the check of its integrity. */
export function auditList(app: FastifyInstance, { db }: Deps) {
  const staff = staffRoutes(app, { area: 'account' });
  async function readLines(query: z.output<typeof auditQuery>) {
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
  }
  staff.get(ACCOUNT_PATHS.audit, { docs: auditDocs.list, query: auditQuery }, ({ query }) =>
    readLines(query),
  );
  typedRoutes(app, { area: 'account' }).post(
    ACCOUNT_PATHS.auditExport,
    { docs: auditDocs.export, body: z.strictObject(filters), repeats: 'free' },
    async ({ body, request, reply }) => {
      const max = MAX_LIST_FILE_ROWS;
      const { list, total } = await readLines({ ...body, page: 1, perpage: max });
      if (total > max) throw refused(422, 'listFile.tooMany', { params: { count: total, max } });
      const details = { filters: body, count: total };
      const line = { action: 'export', area: 'account', target: 'audit', details };
      await db.transaction((tx) => recordAudit(tx, { account: requireAdmin(request), ...line }));
      const rows = [HEADINGS, ...list.map(toRow)];
      return sendSheets(reply, { name: `audit-${taipeiDay()}`, format: 'csv' }, [
        { name: 'audit', rows },
      ]);
    },
  );
  staff.get(ACCOUNT_PATHS.auditCheck, { docs: auditDocs.check }, async () => verifyAudit(db));
}

// For staff, so in Traditional Chinese.
const HEADINGS = ['時間', '帳號', '動作', '單元', '對象', '名稱', '內容'];
const formatTime = createTaipeiFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' });
const t = Object.assign(
  (text: MessageKey | Localised) => (typeof text === 'string' ? zhTW[text] : text['zh-TW']),
  { error: (key: string) => (Object.hasOwn(zhTW, key) ? zhTW[key as MessageKey] : key) },
);
function toRow(entry: AuditEntry) {
  const { at, account, action, area } = entry;
  const { sort, title } = describeTarget(entry);
  const details = listDetails(entry, t).map((detail) => detail.join('：'));
  return [
    ...[formatTime(at), account, t(actionName(action)), t(areaName(area))],
    ...[t(sort), t(title), details.join('\n')],
  ];
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
  ['account white', { table: whitelist, name: whitelist.ip }],
  ['media media', { table: media, name: media.name }],
  ['setting bundle', { table: bundles, name: bundles.name }],
  [`forms ${question.name}`, { table: storyQuestions, name: storyQuestions.reference }],
  ...FORMS.map(({ name }) => [`forms ${name}`, { table: submissions, name: reference }] as const),
  ...KINDS.map((kind) => {
    const table = tableOf(kind);
    // An entry that was begun and never saved has its title in the draft.
    const name = sql<string>`coalesce(nullif(${titleColumnOf(table, kind)}::text, ''),
      (select title from ${entryDrafts} draft where draft.kind = ${kind.id} and draft.entry_id = ${table}.id))`;
    return [`${kind.area} ${kind.slug}`, { table, name }] as const;
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
