import { createTaipeiFormat, type DateRange, taipeiDay } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { OptionLabels, VisitorForm } from '@admissions/model/forms';
import { RESULT_CODES } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { desc, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { HttpError, refused } from '../../../platform/http/http-error.ts';
import { requireAdmin, typedRoutes } from '../../../platform/http/typed-routes.ts';
import type { Cell } from '../../../platform/spreadsheets/cell.ts';
import { SPREADSHEETS, sendRows } from '../../../platform/spreadsheets/file-types.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { verifyCurrentPassword } from '../../identity/passwords/current-password.ts';
import { givenPassword } from '../../identity/sign-in/login.ts';
import { describeForm } from '../data/form-docs.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { openPersonal } from '../data/personal-data.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { openNotes, selectAssigned } from '../data/review-view.ts';
import { filtersShape, findMatching } from '../review/review-filters.ts';

const BATCH_SIZE = 200;
const exportBody = z.strictObject({
  format: z.enum(SPREADSHEETS, 'validation.select'),
  filters: z.strictObject(filtersShape).prefault({}),
  password: givenPassword.meta({ description: 'The password of the caller' }),
});

/** POST export_<form>: filtered rows with personal data; requires the password and is audited. */
export function exportForm(app: FastifyInstance, deps: IdentityDeps, form: VisitorForm) {
  const { db, config, sealing } = deps;
  typedRoutes(app, { area: 'forms' }).post(
    formPathsOf(form).export,
    { docs: describeForm(form).export, body: exportBody, repeats: 'free' },
    async ({ body: { format, filters, password }, request, reply }) => {
      await verifyCurrentPassword(deps, request, password).catch((error: unknown) => {
        const isWrong = error instanceof HttpError && error.code === RESULT_CODES.wrongPassword;
        throw isWrong ? new HttpError(error.code, error.status, { field: 'password' }) : error;
      });
      const found = await findMatching(db, form, filters, sealing);
      const ids = found
        .filter(({ state }) => filters.state === undefined || state === filters.state)
        .map(({ id }) => id);
      if (ids.length > config.formExportLimit)
        throw refused(422, 'export.tooMany', {
          params: { count: ids.length, max: config.formExportLimit },
        });
      // A search term may be a name.
      const { text, ...named } = filters;
      const details = {
        format,
        filters: { ...named, ...(text && { text: true }) },
        count: ids.length,
        ids: formatIdRanges(ids),
      };
      await db.transaction((tx) =>
        recordFormAudit(tx, requireAdmin(request), 'export', form.name, details),
      );
      const file = { name: `${form.name}-${taipeiDay()}`, sheet: '申請', format };
      return sendRows(reply, file, readRows(db, form, { ids, sealing }));
    },
  );
}

/** Headings, then the rows in batches. */
async function* readRows(
  { orm }: Database,
  form: VisitorForm,
  { ids, sealing }: { ids: number[]; sealing: Sealing },
): AsyncGenerator<Cell[]> {
  yield exportHeadings(form);
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const rows = await selectAssigned(orm)
      .where(inArray(submissions.id, ids.slice(at, at + BATCH_SIZE)))
      .orderBy(desc(submissions.createdAt), desc(submissions.id));
    for (const { submission, account } of rows)
      yield exportCells(form, submission, { assignee: account?.name ?? null, sealing });
  }
}

const formatSortable = createTaipeiFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
const formatTime = (moment: string | null) => moment && formatSortable(moment);

export const exportHeadings = (form: VisitorForm) => listColumns(form).map(([heading]) => heading);

function exportCells(
  form: VisitorForm,
  row: SubmissionRow,
  { assignee, sealing }: { assignee: string | null; sealing: Sealing },
): Cell[] {
  const notes = openNotes(row, sealing).map(
    ({ author, at, text }) => `${formatTime(at)} ${author}：${text}`,
  );
  const values: Record<string, unknown> = {
    ...(form.audiences && { audience: form.audiences.usual }),
    ...row.facts,
    ...openPersonal(row, sealing),
    reference: row.reference,
    createdAt: formatTime(row.createdAt),
    state: formatMessage('zh-TW', `review.state.${row.state}`),
    assignee,
    scheduledAt: formatTime(row.scheduledAt),
    noticeVersion: row.noticeVersion,
    notes: notes.join('\n') || null,
  };
  return listColumns(form).map(([, name, part]) =>
    part
      ? ((values[name] as DateRange | undefined)?.[part] ?? null)
      : toCell(values[name], form.options[name]),
  );
}

type Column = [heading: string, name: string, part?: 'begin' | 'end'];

// For staff, so in Traditional Chinese.
const listColumns = (form: VisitorForm): Column[] => [
  ['申請編號', 'reference'],
  ['送出時間', 'createdAt'],
  ['狀態', 'state'],
  ['承辦人', 'assignee'],
  ['排定時間', 'scheduledAt'],
  ...Object.entries(form.fields).flatMap(([name, { type }]): Column[] =>
    type === 'dateRange'
      ? [
          [readHeading(form, `${name}.begin`), name, 'begin'],
          [readHeading(form, `${name}.end`), name, 'end'],
        ]
      : [[readHeading(form, name), name]],
  ),
  ['告知事項版本', 'noticeVersion'],
  ['內部紀錄', 'notes'],
];

function readHeading({ name: form, labels }: VisitorForm, name: string) {
  const label = labels[name];
  if (label === undefined) throw new Error(`The form ${form} has no label for ${name}`);
  return label['zh-TW'];
}

/** The option label; typed text and values without label unchanged. */
function toCell(value: unknown, optionLabels: OptionLabels | undefined): Cell {
  const toLabel = (option: string) => optionLabels?.[option]?.['zh-TW'] ?? option;
  if (typeof value === 'number') return value;
  if (typeof value === 'boolean') return formatMessage('zh-TW', value ? 'common.yes' : 'common.no');
  if (Array.isArray(value)) return value.map((item) => toLabel(String(item))).join('、');
  return typeof value === 'string' ? toLabel(value) : null;
}
