import { type AnyKind, foldText, LOCALES, type Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import type { NumberPreview, NumberRow } from '@admissions/protocol/staff';
import type { ReadCell } from '../../platform/spreadsheets/read-cell.ts';
import { columnName } from '../../platform/spreadsheets/xlsx.ts';
import { planCell, readLabel, toText, writeCell } from '../list-files/cell-values.ts';
import { createPlanned, type Planned } from '../list-files/plan-import.ts';
import type { ExistingEntries } from '../list-files/read-existing-entries.ts';
import type { NumberColumn, NumberSheet } from './number-sheets.ts';
import type { Table } from './plan-numbers.ts';

/** An entry that a file changes or adds. */
export interface NumberTarget {
  kind: AnyKind;
  planned: Planned;
  /** Cells by path of the value; `''` is the first one. */
  cells: Map<string, string>;
  /** Its draft with just these values. */
  draft?: { id: number; version: number };
}
export interface KnownKind extends ExistingEntries {
  targets: NumberTarget[];
}
export interface Line {
  line: number;
  cells: readonly ReadCell[];
}
export interface Report {
  faults: NumberPreview['faults'];
  locale: Locale;
}
export interface SheetContext extends Report {
  sheet: NumberSheet;
  /** As in the file. */
  name: string;
  columns: readonly (NumberColumn | null)[];
  known: KnownKind;
}

export const addressOf = ({ name }: Pick<SheetContext, 'name'>, at: number, line: number) =>
  `${name}!${columnName(at)}${line}`;

export function addFault(
  { name, faults, locale }: Report & { name: string },
  line: number,
  key: MessageKey,
  params?: MessageParams,
  at = 0,
) {
  faults.push({
    cell: addressOf({ name }, Math.max(0, at), line),
    message: formatMessage(locale, key, params),
  });
}

/** By label in either language. Null: a heading is wrong or missing. */
export function matchHeadings(
  { name, sheet, rows }: Table,
  columns: readonly NumberColumn[],
  about: Report,
): (NumberColumn | null)[] | null {
  const context = { ...about, name };
  const count = context.faults.length;
  const headings = (rows[0] ?? []).map(toText);
  const found = headings.map((heading, at) => {
    const column = columns.find(({ field }) =>
      LOCALES.some((each) => heading === readLabel(field, each)),
    );
    const refuse = (key: MessageKey) => addFault(context, 1, key, { value: heading }, at);
    if (!column && heading) refuse('listFile.unknownColumn');
    if (column && headings.indexOf(heading) < at) refuse('listFile.columnTwice');
    return column ?? null;
  });
  for (const { name: key, label, isName } of columns)
    if (sheet.key.includes(key) && !isName && !found.some((each) => each?.label === label))
      addFault(context, 1, 'listFile.noColumn', { title: label });
  return context.faults.length > count ? null : found;
}

/** The entry of a row by its id, else by its names. Undefined: refused. */
export function findEntry(
  context: SheetContext,
  { line, cells }: Line,
): AnyEntry | null | undefined {
  const { sheet, columns, known, locale } = context;
  if (sheet.kind.singleton) return known.entries[0] ?? refuse('listFile.noEntry');
  const at = columns.findIndex((column) => column?.name === 'id');
  const id = foldText('integer', toText(cells[at] ?? null));
  const given = columns.flatMap((column, index) =>
    column?.field && sheet.names.includes(column.name) && !isListColumn(sheet, column)
      ? [{ name: column.name, field: column.field, text: toText(cells[index] ?? null) }]
      : [],
  );
  const hasNames = (entry: AnyEntry) =>
    given.every(({ name, field, text }) => toText(writeCell(field, entry[name], locale)) === text);
  if (id) {
    const [entry] = known.byId.get(id) ?? [];
    if (!entry) return refuse('listFile.noEntry');
    const title = known.readTitle(entry);
    if (!sheet.canAdd && given.some(({ text }) => text) && !hasNames(entry))
      return refuse('listFile.otherEntry', { title });
    return entry;
  }
  const found = given.length > 0 ? known.entries.filter(hasNames) : [];
  if (found.length > 1) return refuse('listFile.titleTwice');
  return found[0] ?? (sheet.canAdd ? null : refuse('listFile.noEntry'));

  function refuse(key: MessageKey, params?: MessageParams): undefined {
    addFault(context, line, key, params, at);
    return undefined;
  }
}
const isListColumn = ({ canAdd }: NumberSheet, { isName }: NumberColumn) => !canAdd && !isName;

/** The values that a row changes, and each cell by the name of its value. */
export function readLine(
  context: SheetContext,
  { line, cells }: Line,
  current: FormValues | null,
): { values: FormValues; changes: NumberRow['changes']; places: [string, string][] } {
  const { columns, known, faults, locale } = context;
  const values: FormValues = {};
  const changes: NumberRow['changes'] = [];
  const places: [string, string][] = [];
  for (const [at, column] of columns.entries()) {
    if (!column?.field || column.isName) continue;
    const { name, label, field } = column;
    const cell = cells[at] ?? null;
    places.push([name, addressOf(context, at, line)]);
    const titles = known.titles.get(name);
    const around = { current: current?.[name] ?? null, titles, locale };
    const change = planCell(field, cell, !current, around);
    if (!change) continue;
    if ('fault' in change)
      faults.push({ cell: addressOf(context, at, line), message: change.fault });
    else {
      const { value, from, to } = change;
      values[name] = value;
      changes.push({ label, from, to });
    }
  }
  return { values, changes, places };
}

/** The one target of an entry, whatever number of sheets change it. */
export function targetOf(
  { known, sheet: { kind } }: SheetContext,
  entry: AnyEntry | null,
  { line, title, cell }: { line: number; title: string; cell: string },
): NumberTarget {
  const found = entry && known.targets.find(({ planned }) => planned.id === entry.id);
  if (found) return found;
  const target: NumberTarget = {
    kind,
    cells: new Map([['', cell]]),
    planned: createPlanned(entry, line, title),
  };
  known.targets.push(target);
  return target;
}
