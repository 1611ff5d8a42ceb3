import { type AnyEntry, type FormValues, isSame } from '@admissions/model/merge';
import type { NumberRow, NumberSheetPreview } from '@admissions/protocol/staff';
import { toText, writeCell } from '../list-files/cell-values.ts';
import { readItem } from './number-sheets.ts';
import {
  addFault,
  addressOf,
  findEntry,
  type Line,
  type NumberTarget,
  readLine,
  type SheetContext,
  targetOf,
} from './sheet-context.ts';

/** The changes of a sheet's rows, collected in the targets of the kind. */
export function planSheet(
  context: SheetContext,
  lines: readonly Line[],
  { removes }: { removes: boolean },
): NumberSheetPreview {
  const preview: NumberSheetPreview = { name: context.name, rows: [], same: 0 };
  const add = (row: NumberRow | null) => {
    if (row) preview.rows.push(row);
    else preview.same++;
  };
  const groups = new Map<AnyEntry, Line[]>();
  for (const line of lines) {
    const entry = findEntry(context, line);
    if (entry === undefined) continue;
    if (context.sheet.list === undefined) {
      const count = context.faults.length;
      const row = planEntry(context, line, entry);
      if (context.faults.length === count) add(row);
    } else if (entry) groups.set(entry, [...(groups.get(entry) ?? []), line]);
  }
  for (const [entry, own] of groups)
    for (const row of planList(context, { entry, lines: own, removes })) add(row);
  return preview;
}

function planEntry(context: SheetContext, line: Line, entry: AnyEntry | null): NumberRow | null {
  const { sheet, known, locale } = context;
  const { kind, names } = sheet;
  const { values, changes, places } = readLine(context, line, entry);
  if (entry && changes.length === 0) return null;
  const added = toText(writeCell(kind.fields[kind.title], values[kind.title], locale));
  const title = known.readTitle(entry) || added;
  const isTwin = ({ planned }: NumberTarget) =>
    planned.id === null && names.every((name) => isSame(planned.values[name], values[name]));
  if (!entry && known.targets.some(isTwin)) addFault(context, line.line, 'listFile.lineTwice');
  const cell = addressOf(context, 0, line.line);
  const target = targetOf(context, entry, { line: line.line, title, cell });
  if (Object.keys(values).some((name) => name in target.planned.values))
    addFault(context, line.line, 'listFile.lineTwice');
  Object.assign(target.planned.values, values);
  for (const [name, place] of places) target.cells.set(name, place);
  return { line: line.line, title, state: entry ? 'changed' : 'new', changes };
}

interface Item {
  values: FormValues;
  places: [string, string][];
}
/** Items of one entry, matched by their key: a file that comes twice changes nothing. */
function planList(
  context: SheetContext,
  { entry, lines, removes }: { entry: AnyEntry; lines: readonly Line[]; removes: boolean },
): (NumberRow | null)[] {
  const { sheet, known, locale } = context;
  const list = sheet.list ?? '';
  const item = readItem(sheet);
  const current = (entry[list] ?? []) as FormValues[];
  const keyOf = (values: FormValues) =>
    sheet.key.map((name) => toText(writeCell(item[name], values[name], locale))).join(' ');
  const names = sheet.names.map((name) =>
    toText(writeCell(sheet.kind.fields[name], entry[name], locale)),
  );
  const named = names.filter(Boolean).join(' ') || known.readTitle(entry);
  const titleOf = (values: FormValues) => [named, keyOf(values)].filter(Boolean).join(' ');
  const empty = Object.fromEntries(Object.keys(item).map((name) => [name, null]));
  const numberCurrent = createNumbering();
  const items = new Map<string, Item>(
    current.map((values) => [numberCurrent(keyOf(values)), { values, places: [] }]),
  );
  const left = new Map(items);
  const rows: (NumberRow | null)[] = [];
  const numberLine = createNumbering();
  for (const line of lines) {
    const count = context.faults.length;
    const filled = readLine({ ...context, faults: [] }, line, null).values;
    // A row of the template that nobody filled in.
    if (Object.keys(filled).length === 0) continue;
    const whole = { ...empty, ...filled };
    const key = numberLine(keyOf(whole));
    const known = left.get(key);
    left.delete(key);
    const { values, changes, places } = readLine(context, line, known?.values ?? null);
    if (!known && !key.endsWith(FIRST)) addFault(context, line.line, 'listFile.lineTwice');
    if (context.faults.length > count) continue;
    items.set(key, { values: { ...(known?.values ?? empty), ...values }, places });
    if (known && changes.length === 0) rows.push(null);
    else
      rows.push({
        line: line.line,
        title: titleOf(whole),
        state: known ? 'changed' : 'new',
        changes,
      });
  }
  for (const [key, { values }] of left) {
    const state = removes ? 'removed' : 'missing';
    rows.push({ line: null, title: titleOf(values), state, changes: [] });
    if (removes) items.delete(key);
  }
  if (rows.some((row) => row !== null && row.state !== 'missing'))
    saveItems(context, entry, lines, [...items.values()]);
  return rows;
}

const FIRST = ' 1';
/** Counts equal keys: a list may have two dates of one name. */
function createNumbering(): (key: string) => string {
  const counts = new Map<string, number>();
  return (key) => {
    const count = (counts.get(key) ?? 0) + 1;
    counts.set(key, count);
    return `${key} ${count}`;
  };
}

/** Years with the newest first. */
function saveItems(
  context: SheetContext,
  entry: AnyEntry,
  lines: readonly Line[],
  items: readonly Item[],
) {
  const { list = '', key } = context.sheet;
  const line = lines[0]?.line ?? 1;
  const cell = addressOf(context, 0, line);
  const title = context.known.readTitle(entry);
  const { planned, cells } = targetOf(context, entry, { line, title, cell });
  const sorted = key.includes('year')
    ? items.toSorted((one, other) => Number(other.values.year) - Number(one.values.year))
    : items;
  planned.values[list] = sorted.map(({ values }) => values);
  cells.set(list, cell);
  for (const [index, { places }] of sorted.entries())
    for (const [name, place] of places) {
      cells.set(`${list}.${index}.${name}`, place);
      cells.set(`${list}.${index}`, places[0]?.[1] ?? place);
    }
}
