import type { AnyKind, DateRange, Field, Fields } from '@admissions/model';
import { fieldTypeFor } from '../../../content/field-types/field-types.ts';
import type { LeafSource } from '../../../content/field-types/leaf-source.ts';
import { formatRange } from './dates.ts';

type Plain = Readonly<Record<string, unknown>>;
/** How the value of a leaf is read. */
export type LeafSort = 'text' | 'html' | 'day' | 'range' | 'moment' | 'year';
/** One text or date of an entry. */
export interface Leaf {
  /** The names and numbers that lead to it, joined by a dot; a content item is named by its key. */
  at: string;
  field: string;
  /** How long the lists are on the way to it: other lengths say that rows came or went. */
  lengths: string;
  /** What the row is about in which it stands. */
  row: string;
  sort: LeafSort;
  value: string | number;
}
/** Parts of content that are no words. */
const NO_WORDS = new Set([
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

/** Every text and date of an entry as it is stored, in the order of its form. */
export function listLeaves({ fields }: Pick<AnyKind, 'fields'>, row: Plain): Leaf[] {
  return Object.entries(fields).flatMap(([name, field]) =>
    field.readOnly
      ? []
      : leavesOf(field, row[name], { at: name, field: name, lengths: '', row: '' }),
  );
}

type Place = Pick<Leaf, 'at' | 'field' | 'lengths' | 'row'>;
function leavesOf(field: Field, value: unknown, place: Place): Leaf[] {
  if (value === null || value === undefined || value === '') return [];
  return READERS[fieldTypeFor(field).leaves](value, place, field);
}

type Reader = (value: unknown, place: Place, field: Field) => Leaf[];
const readAs =
  (sort: LeafSort): Reader =>
  (value, place) =>
    typeof value === 'string' || typeof value === 'number' ? [{ ...place, sort, value }] : [];
/** How the leaves of a value are found, wherever its type says that they are. */
const READERS: Readonly<Record<LeafSource, Reader>> = {
  text: readAs('text'),
  html: readAs('html'),
  day: readAs('day'),
  moment: readAs('moment'),
  range: (value, place) => [{ ...place, sort: 'range', value: formatRange(value as DateRange) }],
  number: (value, place, field) => (isYear(field) ? readAs('year')(value, place, field) : []),
  rows: (value, place, { item = {} }) =>
    toRows(value).flatMap((row, index) => leavesInRow(item, row, { ...place, index, value })),
  items: (value, place) =>
    toRows(value).flatMap((item, index) => {
      const key = keyOf(item, index);
      const lengths = key.startsWith('#') ? place.lengths : lengthened(place, value);
      return leavesInside(item, { ...place, at: `${place.at}.${key}`, lengths });
    }),
  words: (value, place) => leavesInside(value, place),
  none: () => [],
};

const leavesInRow = (
  item: Fields,
  row: unknown,
  { index, value, ...place }: Place & { index: number; value: unknown },
): Leaf[] =>
  Object.entries(item).flatMap(([name, part]) =>
    leavesOf(part, name === '' ? row : (row as Plain | null)?.[name], {
      ...place,
      at: `${place.at}.${index}${name && '.'}${name}`,
      lengths: lengthened(place, value),
      row: readTitle(item, row),
    }),
  );

/** A content item without a key is named by its number. */
export const keyOf = (item: unknown, index: number): string => {
  const key = (item as Plain | null)?.key;
  return typeof key === 'string' && key !== '' && !key.includes('.') ? `#${key}` : String(index);
};

/** Every text inside a value; that of a part called `html` is marked up. */
function leavesInside(value: unknown, place: Place, sort: 'text' | 'html' = 'text'): Leaf[] {
  if (typeof value === 'string') return value === '' ? [] : [{ ...place, sort, value }];
  if (typeof value !== 'object' || value === null) return [];
  const lengths = lengthened(place, value);
  return Object.entries(value).flatMap(([part, inner]) => {
    if (NO_WORDS.has(part)) return [];
    const inside = { ...place, lengths, at: `${place.at}.${part}` };
    return leavesInside(inner, inside, part === 'html' ? 'html' : 'text');
  });
}

const readTitle = (item: Fields, row: unknown): string => {
  const name = Object.keys(item).find((part) => item[part]?.type === 'text');
  const title = name && (row as Plain | null)?.[name];
  return typeof title === 'string' ? title : '';
};
const toRows = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const lengthened = ({ lengths }: Place, value: unknown) =>
  Array.isArray(value) ? `${lengths}.${value.length}` : lengths;

// A whole number of this range is a year of the Republic.
const isYear = ({ range }: Field) => range?.[0] === 100 && range[1] === 199;

/** The value with the leaf at `at` written anew; what is on the way to it is copied. */
export function withLeaf(value: unknown, at: readonly string[], leaf: unknown): unknown {
  const [name, ...rest] = at;
  if (name === undefined) return leaf;
  if (Array.isArray(value)) {
    const found = value.findIndex((item, index) => keyOf(item, index) === name);
    const index = found === -1 ? Number(name) : found;
    return value.map((each, place) => (place === index ? withLeaf(each, rest, leaf) : each));
  }
  return { ...(value as Plain), [name]: withLeaf((value as Plain)[name], rest, leaf) };
}
