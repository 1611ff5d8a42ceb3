import {
  type AnyKind,
  type DateRange,
  type Field,
  type Fields,
  foldText,
  LOCALES,
  type Locale,
} from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { isSame } from '@admissions/model/merge';
import { fieldTypeFor } from '../../content/field-types/field-types.ts';
import type { CellContext } from '../../content/field-types/list-cells.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import { FORMULA_CELL, type ReadCell } from '../../platform/spreadsheets/read-cell.ts';

type Values = Readonly<Record<string, unknown>>;
type Context = Pick<CellContext, 'current' | 'titles' | 'locale'>;
type Parsed = { value: unknown } | { fault: string };

const DAY = { type: 'date', required: true } as const;
const INNER = '、';
const OUTER = '；';
const INNER_SPLIT = /[、，,]/;
const OUTER_SPLIT = /[；;\n]/;
/** Signs that people put at a number: ×2, 50%. */
const NUMBER_SIGNS = /^[×x*]|[%％倍]$/g;

/** A list in one cell: `數A 後標；英文 均標`. */
export function writeCell(
  field: Field | undefined,
  value: unknown,
  locale: Locale,
  separator = OUTER,
): Cell {
  if (!field || value === null || value === undefined) return null;
  if (field.type === 'dateRange') {
    const { begin, end } = value as DateRange;
    return begin === end ? begin : `${begin}～${end}`;
  }
  if (field.type !== 'list')
    return fieldTypeFor(field).listCell?.write(field, value, locale) ?? null;
  const { item } = field;
  const lines = (value as unknown[]).map((row) =>
    (item['']
      ? [writeCell(item[''], row, locale)]
      : Object.entries(item).map(([name, part]) =>
          writeCell(part, (row as Values)[name], locale, INNER),
        )
    )
      .filter((cell) => cell !== null)
      .join(' '),
  );
  return lines.join(separator) || null;
}

function readCell(field: Field, cell: ReadCell, context: Context, split = OUTER_SPLIT): Parsed {
  const text = cell === null || cell === FORMULA_CELL ? '' : String(cell).trim();
  if (field.type === 'boolean' && cell === null) return { value: false };
  if (text === '') return parseCell(field, cell, context);
  if (field.type === 'dateRange') {
    const parts = text.split(/[～~至]/);
    const [begin, end = begin] = parts.map((part) =>
      parseCell(DAY, parts.length > 1 ? part : cell, context),
    );
    if (!begin || !end || 'fault' in begin) return begin ?? { value: null };
    return 'fault' in end ? end : { value: { begin: begin.value, end: end.value } };
  }
  if (field.type !== 'list') return parseCell(field, cell, context);
  const { item } = field;
  const values: unknown[] = [];
  for (const part of text.split(split).filter((each) => each.trim() !== '')) {
    const read = item[''] ? parseCell(item[''], part, context) : readRecord(item, part, context);
    if ('fault' in read) return read;
    values.push(read.value);
  }
  return { value: values };
}

/** One word for each part; more words belong to the first. */
function readRecord(item: Fields, text: string, context: Context): Parsed {
  const parts = Object.entries(item);
  const words = text.trim().split(/\s+/);
  const extra = Math.max(0, words.length - parts.length);
  const cells = [words.slice(0, extra + 1).join(' '), ...words.slice(extra + 1)];
  const record: Record<string, unknown> = {};
  for (const [at, [name, field]] of parts.entries()) {
    const isNumber = field.type === 'integer' || field.type === 'decimal';
    const word = isNumber ? cells[at]?.replaceAll(NUMBER_SIGNS, '') : cells[at];
    const read = readCell(field, word ?? null, context, INNER_SPLIT);
    if ('fault' in read) return read;
    record[name] = read.value;
  }
  return { value: record };
}

export const toText = (cell: ReadCell) =>
  cell === null || cell === FORMULA_CELL ? '' : String(cell).replaceAll('\r\n', '\n').trim();

/** What a cell changes, or the error; null: nothing. A new entry has no text to compare. */
export function planCell(field: Field, cell: ReadCell, isNew: boolean, context: Context) {
  const { current, locale } = context;
  const from = toText(writeCell(field, current, locale));
  if (!isNew && cell !== FORMULA_CELL && toText(cell) === from) return null;
  const read = readCell(field, cell, context);
  if ('fault' in read) return read;
  const { value } = read;
  return isSame(value, current)
    ? null
    : { value, from, to: toText(writeCell(field, value, locale)) };
}

/** A cell without a valid value. */
class CellError extends Error {}

/** The value of a cell in the staff's notation, or the error. */
function parseCell(field: Field, cell: ReadCell, context: Context): Parsed {
  const refuse: CellContext['refuse'] = (key, params) => {
    throw new CellError(formatMessage(context.locale, key, params));
  };
  try {
    if (cell === FORMULA_CELL) return refuse('listFile.formula');
    const text =
      cell === null ? '' : foldText(field.type, String(cell).replaceAll('\r\n', '\n')).trim();
    const { listCell } = fieldTypeFor(field);
    // Other fields have no column in an export.
    if (text === '' || !listCell) return { value: null };
    return { value: listCell.read(field, text, { ...context, cell, refuse }) };
  } catch (error) {
    if (error instanceof CellError) return { fault: error.message };
    throw error;
  }
}

export interface ListColumn {
  /** A field of the kind; `id` is the entry id. */
  name: string;
  field: Field | null;
}

/** The entry id, then the simple fields that staff edit. */
export const listColumns = ({ fields }: AnyKind): ListColumn[] => [
  { name: 'id', field: null },
  ...Object.entries(fields)
    .filter(([, field]) => !field.readOnly && fieldTypeFor(field).listCell)
    .map(([name, field]) => ({ name, field })),
];

/** Of the id without a field. */
export const readLabel = (field: Field | null, locale: Locale) =>
  field ? (field.label?.[locale] ?? '') : formatMessage(locale, 'listFile.id');

/** The column label; with the field name where two fields share a label. */
export function readHeading(kind: AnyKind, { name, field }: ListColumn, locale: Locale) {
  const label = readLabel(field, locale) || name;
  const isShared =
    field &&
    listColumns(kind).some(
      (other) => other.name !== name && other.field?.label?.[locale] === label,
    );
  return isShared ? `${label} (${name})` : label;
}

/** By choice of the caller, label or field name. Throws 422 without an identifying column. */
export function matchColumns(
  kind: AnyKind,
  headings: readonly ReadCell[],
  fieldNames?: readonly (string | null)[],
): (ListColumn | null)[] {
  const available = listColumns(kind);
  const names = new Map(
    available.flatMap((column) =>
      [column.name, ...LOCALES.map((locale) => readHeading(kind, column, locale))].map(
        (name) => [normalizeHeading(name), column] as const,
      ),
    ),
  );
  const found = headings.map((heading, at) => {
    if (fieldNames) return available.find(({ name }) => name === fieldNames[at]) ?? null;
    return typeof heading === 'string' ? (names.get(normalizeHeading(heading)) ?? null) : null;
  });
  const used = found.filter((column) => column !== null);
  if (new Set(used).size < used.length) throw refused(422, 'listFile.columnTwice');
  return found;
}

const normalizeHeading = (text: string) => text.trim().toLowerCase();
