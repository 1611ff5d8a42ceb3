import type { AnyKind, DateRange, Field, Fields } from '@admissions/model';
import { fieldTypeFor, type LeafSource } from '../../../content/field-types/field-types.ts';
import { formatRange } from './dates.ts';

type Plain = Readonly<Record<string, unknown>>;
type LeafType = 'text' | 'html' | 'day' | 'range' | 'moment' | 'year';
/** A text or date of an entry. */
export interface Leaf {
  /** Dot-separated path; content items by key. */
  at: string;
  field: string;
  /** Lengths of the lists on the path; they differ when rows were added or removed. */
  lengths: string;
  /** Label of the surrounding row. */
  row: string;
  sort: LeafType;
  value: string | number;
}
/** Non-text properties of content items. */
const NON_TEXT_KEYS = new Set([
  'key',
  'type',
  'level',
  'side',
  'provider',
  'id',
  'url',
  'href',
  'media',
  'captions',
  'focal',
]);

/** In the order of the form. */
export function listLeaves({ fields }: Pick<AnyKind, 'fields'>, row: Plain): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.readOnly
      ? []
      : leavesOf(field, row[name], { at: name, field: name, lengths: '', row: '' }),
  );
}

type LeafPosition = Pick<Leaf, 'at' | 'field' | 'lengths' | 'row'>;
function leavesOf(field: Field, value: unknown, position: LeafPosition): Leaf[] {
  if (value === null || value === undefined || value === '') return [];
  const { leaves } = fieldTypeFor(field);
  return leaves ? READERS[leaves](value, position, field) : [];
}

type Reader = (value: unknown, position: LeafPosition, field: Field) => Leaf[];
const readAs =
  (sort: LeafType): Reader =>
  (value, position) =>
    typeof value === 'string' || typeof value === 'number' ? [{ ...position, sort, value }] : [];
const READERS: Readonly<Record<LeafSource, Reader>> = {
  text: readAs('text'),
  html: readAs('html'),
  day: readAs('day'),
  moment: readAs('moment'),
  range: (value, position) => [
    { ...position, sort: 'range', value: formatRange(value as DateRange) },
  ],
  number: (value, position, field) => (isYear(field) ? readAs('year')(value, position, field) : []),
  rows: (value, position, { item = {} }) =>
    toRows(value).flatMap((row, index) => leavesInRow(item, row, { ...position, index, value })),
  items: (value, position) =>
    toRows(value).flatMap((item, index) => {
      const key = keyOf(item, index);
      const lengths = key.startsWith('#') ? position.lengths : extendLengths(position, value);
      return leavesInside(item, { ...position, at: `${position.at}.${key}`, lengths });
    }),
  words: (value, position) => leavesInside(value, position),
};

const leavesInRow = (
  item: Fields,
  row: unknown,
  { index, value, ...position }: LeafPosition & { index: number; value: unknown },
): Leaf[] =>
  Object.entries(item).flatMap(([name, part]) =>
    leavesOf(part, name === '' ? row : (row as Plain | null)?.[name], {
      ...position,
      at: `${position.at}.${index}${name && '.'}${name}`,
      lengths: extendLengths(position, value),
      row: findTitle(item, row),
    }),
  );

/** Content items without a key are named by index. */
export const keyOf = (item: unknown, index: number) => {
  const key = (item as Plain | null)?.key;
  return typeof key === 'string' && key !== '' && !key.includes('.') ? `#${key}` : String(index);
};

/** Properties named `html` hold rich text. */
function leavesInside(
  value: unknown,
  position: LeafPosition,
  sort: 'text' | 'html' = 'text',
): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [{ ...position, sort, value }];
  if (typeof value !== 'object' || value === null) return [];
  const lengths = extendLengths(position, value);
  return Object.entries(value).flatMap(([part, inner]) => {
    if (NON_TEXT_KEYS.has(part)) return [];
    const inside = { ...position, lengths, at: `${position.at}.${part}` };
    return leavesInside(inner, inside, part === 'html' ? 'html' : 'text');
  });
}

const findTitle = (item: Fields, row: unknown) => {
  const name = Object.keys(item).find((part) => item[part]?.type === 'text');
  const title = name && (row as Plain | null)?.[name];
  return typeof title === 'string' ? title : '';
};
const toRows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const extendLengths = ({ lengths }: LeafPosition, value: unknown) =>
  Array.isArray(value) ? `${lengths}.${value.length}` : lengths;

// An integer field with this range holds a year of the Republic.
const isYear = ({ range }: Field) => range?.[0] === 100 && range[1] === 199;

/** Copies the value along the path. */
export function withLeaf(value: unknown, at: readonly string[], leaf: unknown): unknown {
  const [name, ...rest] = at;
  if (name === undefined) return leaf;
  if (Array.isArray(value)) {
    const found = value.findIndex((item, index) => keyOf(item, index) === name);
    const index = found === -1 ? Number(name) : found;
    return value.map((each, elementIndex) =>
      elementIndex === index ? withLeaf(each, rest, leaf) : each,
    );
  }
  return { ...(value as Plain), [name]: withLeaf((value as Plain)[name], rest, leaf) };
}
