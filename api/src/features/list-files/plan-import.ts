import { type AnyKind, foldText, type Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { kindOf } from '@admissions/model/kinds';
import { type AnyEntry, type FormValues, isSame } from '@admissions/model/merge';
import { RESULT_CODES } from '@admissions/protocol';
import { type ImportFile, type ImportRow, MAX_LIST_FILE_ROWS } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import type { Row } from '../../content/schema/row.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { FORMULA_CELL, type ReadCell } from '../../platform/spreadsheets/read-cell.ts';
import { checkPlanned } from './check-planned.ts';
import { type ListColumn, listColumns, matchColumns, readHeading, toCell } from './list-columns.ts';
import { parseCell } from './parse-cell.ts';
import { type ExistingEntries, readExistingEntries } from './read-existing-entries.ts';
import { readFile } from './read-file.ts';

export interface Planned extends ImportRow {
  /** Changed fields as displayed to staff. */
  values: FormValues;
  entry: AnyEntry | null;
  /** The row of a valid new entry. */
  stored?: Row;
  /** The values of a valid change. */
  edit?: Row;
}
export interface ImportPlan {
  headings: string[];
  columns: (ListColumn | null)[];
  rows: Planned[];
}

/** Plans the changes of a file's rows to entries of a kind. Writes nothing. */
export async function planImport(
  deps: Deps,
  { kind: id, file, columns: fieldNames }: ImportFile,
  { by, locale }: { by: SignedIn; locale: Locale },
): Promise<ImportPlan> {
  const kind = kindOf(id);
  const options = { account: by.id, maxRows: MAX_LIST_FILE_ROWS, isFirstOnly: true };
  const [first] = await readFile(deps, file, options);
  const [headings = [], ...lines] = first?.rows ?? [];
  if (lines.length === 0) throw refusal('listFile.empty');
  const columns = matchColumns(kind, headings, fieldNames);
  if (!columns.some((column) => column?.name === 'id' || column?.name === kind.title)) {
    const title = listColumns(kind).find(({ name }) => name === kind.title);
    throw refusal('listFile.noTitle', { title: title ? readHeading(kind, title, locale) : '' });
  }
  const existing = await readExistingEntries(deps, kind, columns);
  const seen = new Set<string>();
  const rows = lines
    .map((cells, at) => ({ cells, line: at + 2 }))
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
    .map(({ cells, line }) => planRow({ kind, columns, existing, seen, locale }, cells, line));
  await checkPlanned(deps, kind, rows, locale);
  return { headings: columns.map((_, at) => toText(headings[at] ?? null)), columns, rows };
}

const refusal = (message: 'listFile.empty' | 'listFile.noTitle', params = {}) =>
  new HttpError(RESULT_CODES.failed, 422, { message, params });

interface RowContext {
  kind: AnyKind;
  columns: readonly (ListColumn | null)[];
  existing: ExistingEntries;
  /** Entries of the rows above. */
  seen: Set<string>;
  locale: Locale;
}
function planRow(context: RowContext, cells: readonly ReadCell[], line: number): Planned {
  const { kind, columns, existing: known, seen, locale } = context;
  const findCell = (name: string) =>
    cells[columns.findIndex((column) => column?.name === name)] ?? null;
  const number = foldText('integer', toText(findCell('id')));
  const title = foldText('text', toText(findCell(kind.title)));
  const found = number ? (known.byId.get(number) ?? []) : (known.byTitle.get(title) ?? []);
  const entry = found.length === 1 ? (found[0] ?? null) : null;
  const planned: Planned = {
    line,
    state: entry ? 'same' : 'new',
    title: title || known.readTitle(entry),
    id: entry?.id ?? null,
    revision: entry?.revision ?? null,
    changes: [],
    faults: [],
    values: {},
    entry,
  };
  const refuse = (key: Parameters<typeof formatMessage>[1], params = {}) =>
    planned.faults.push({ field: '', message: formatMessage(locale, key, params) });
  if (number && !entry) refuse('listFile.noEntry');
  else if (found.length > 1) refuse('listFile.titleTwice');
  const key = entry ? `#${entry.id}` : title;
  if (seen.has(key)) refuse('listFile.lineTwice');
  seen.add(key);
  columns.forEach((column, at) => {
    if (column?.field) planField(context, planned, column as FieldColumn, cells[at] ?? null);
  });
  if (entry && planned.changes.length > 0) {
    planned.state = 'changed';
    const by = known.copies.get(entry.id);
    if (by !== undefined) refuse('listFile.hasCopy', { name: by });
  }
  if (planned.faults.length > 0) planned.state = 'refused';
  return planned;
}

type FieldColumn = ListColumn & { field: NonNullable<ListColumn['field']> };
function planField(
  { existing: known, locale }: RowContext,
  planned: Planned,
  column: FieldColumn,
  cell: ReadCell,
) {
  const { name, field } = column;
  const { entry } = planned;
  const current = entry?.[name] ?? null;
  const from = toText(toCell(column, current, locale));
  // An empty cell leaves a switch unchanged.
  if (field.type === 'boolean' && toText(cell) === '') return;
  if (entry && cell !== FORMULA_CELL && toText(cell) === from) return;
  const parsed = parseCell(field, cell, { current, titles: known.titles.get(name), locale });
  if ('fault' in parsed) {
    planned.faults.push({ field: name, message: parsed.fault });
    return;
  }
  const { value } = parsed;
  if (entry ? isSame(value, current) : value === null) return;
  planned.values[name] = value;
  planned.changes.push({ field: name, from, to: toText(toCell(column, value, locale)) });
}

export const toText = (cell: ReadCell) =>
  cell === null || cell === FORMULA_CELL ? '' : String(cell).replaceAll('\r\n', '\n').trim();
