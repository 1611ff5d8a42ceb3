import { type AnyKind, foldText, type Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { kindOf } from '@admissions/model/kinds';
import {
  type AnyEntry,
  type FormValues,
  toFormValues,
  toSubmission,
} from '@admissions/model/merge';
import type { MessageKey } from '@admissions/model/messages';
import { buildAddSchema } from '@admissions/model/schema';
import { type ImportFile, type ImportRow, MAX_LIST_FILE_ROWS } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { readRows } from '../../content/read/read-entry.ts';
import type { Row } from '../../content/schema/tables.ts';
import { checkValues } from '../../content/write/check-values.ts';
import { cleanValues } from '../../content/write/clean-values.ts';
import { readEdit } from '../../content/write/edit-fields.ts';
import { HttpError, parseInput, refused } from '../../platform/http/http-error.ts';
import type { ReadCell } from '../../platform/spreadsheets/read-cell.ts';
import {
  type ListColumn,
  listColumns,
  matchColumns,
  planCell,
  readHeading,
  toText,
} from './cell-values.ts';
import { type ExistingEntries, readExistingEntries } from './read-existing-entries.ts';
import { type Importer, isFilled, readFile } from './read-file.ts';

export interface Planned extends ImportRow {
  /** Changed fields as displayed to staff. */
  values: FormValues;
  entry: AnyEntry | null;
  /** The row of a valid new entry. */
  stored?: Row;
  /** The values of a valid change. */
  edit?: Row;
}

export const createPlanned = (entry: AnyEntry | null, line: number, title: string): Planned => ({
  line,
  title,
  entry,
  state: entry ? 'changed' : 'new',
  id: entry?.id ?? null,
  revision: entry?.revision ?? null,
  changes: [],
  faults: [],
  values: {},
});

/** Plans the changes of a file's rows to entries of a kind. Writes nothing. */
export async function planImport(
  deps: Deps,
  { kind: id, file, columns: fieldNames }: ImportFile,
  { by, locale }: Importer,
) {
  const kind = kindOf(id);
  const options = { account: by.id, maxRows: MAX_LIST_FILE_ROWS, isFirstOnly: true };
  const [first] = await readFile(deps, file, options);
  const [headings = [], ...lines] = first?.rows ?? [];
  if (lines.length === 0) throw refused(422, 'listFile.empty');
  const columns = matchColumns(kind, headings, fieldNames);
  if (!columns.some((column) => column?.name === 'id' || column?.name === kind.title)) {
    const column = listColumns(kind).find(({ name }) => name === kind.title);
    const title = column ? readHeading(kind, column, locale) : '';
    throw refused(422, 'listFile.noTitle', { params: { title } });
  }
  const existing = await readExistingEntries(deps, kind, columns);
  const context = { kind, columns, existing, seen: new Set<string>(), locale };
  const rows = lines.flatMap((cells, at) =>
    isFilled(cells) ? [planRow(context, cells, at + 2)] : [],
  );
  await checkPlanned(deps, kind, rows, locale);
  return { headings: columns.map((_, at) => toText(headings[at] ?? null)), columns, rows };
}

interface RowContext {
  kind: AnyKind;
  columns: readonly (ListColumn | null)[];
  existing: ExistingEntries;
  /** Entries of the rows above. */
  seen: Set<string>;
  locale: Locale;
}
function planRow(context: RowContext, cells: readonly ReadCell[], line: number) {
  const { kind, columns, existing: known, seen, locale } = context;
  const findCell = (name: string) =>
    cells[columns.findIndex((column) => column?.name === name)] ?? null;
  const number = foldText('integer', toText(findCell('id')));
  const title = foldText('text', toText(findCell(kind.title)));
  const found = number ? (known.byId.get(number) ?? []) : (known.byTitle.get(title) ?? []);
  const entry = found.length === 1 ? (found[0] ?? null) : null;
  const planned = createPlanned(entry, line, title || known.readTitle(entry));
  const refuse = (key: MessageKey, params = {}) =>
    planned.faults.push({ field: '', message: formatMessage(locale, key, params) });
  if (number && !entry) refuse('listFile.noEntry');
  else if (found.length > 1) refuse('listFile.titleTwice');
  const key = entry ? `#${entry.id}` : title;
  if (seen.has(key)) refuse('listFile.lineTwice');
  seen.add(key);
  for (const [at, column] of columns.entries()) {
    const cell = cells[at] ?? null;
    // An empty cell leaves a switch unchanged.
    if (!column?.field || (column.field.type === 'boolean' && toText(cell) === '')) continue;
    const { name: field } = column;
    const titles = known.titles.get(field);
    const around = { current: entry?.[field] ?? null, titles, locale };
    const change = planCell(column.field, cell, !entry, around);
    if (!change) continue;
    if ('fault' in change) planned.faults.push({ field, message: change.fault });
    else {
      const { value, from, to } = change;
      planned.values[field] = value;
      planned.changes.push({ field, from, to });
    }
  }
  const by =
    entry && planned.changes.length > 0 ? known.drafts.get(entry.id)?.updatedBy : undefined;
  if (by !== undefined) refuse('listFile.hasCopy', { name: by });
  if (planned.faults.length > 0) planned.state = 'refused';
  else if (entry && planned.changes.length === 0) planned.state = 'same';
  return planned;
}

/** Validates the resulting entries like a save of the form; errors go into the row. */
export async function checkPlanned(
  deps: Deps,
  kind: AnyKind,
  rows: readonly Planned[],
  locale: Locale,
) {
  const ids = rows.flatMap(({ id }) => id ?? []);
  const stored = new Map((await readRows(deps.db.orm, kind, ids)).map((row) => [row.id, row]));
  for (const row of rows)
    try {
      await checkRow(deps, kind, row, stored.get(row.id));
    } catch (error) {
      const errors = error instanceof HttpError && error.fieldErrors(locale);
      if (!errors) throw error;
      for (const [field, [message = '']] of Object.entries(errors))
        row.faults.push({ field, message });
      row.state = 'refused';
    }
}

async function checkRow(deps: Deps, kind: AnyKind, row: Planned, current: Row | undefined) {
  if (row.state === 'changed' && current) {
    const sent = { ...toSubmission(kind, row.values), revision: row.revision };
    row.edit = (await readEdit(deps, kind, sent, current)).values;
  } else if (row.state === 'new') {
    const form = toSubmission(kind, { ...toFormValues(kind, null), ...row.values });
    const sent = cleanValues(kind, { ...form, status: 'draft' });
    const values = parseInput(buildAddSchema(kind), sent) as Row;
    await checkValues(deps, kind, { values, entry: values });
    row.stored = values;
  }
}
