import {
  COLON,
  type DateRange,
  type Field,
  type Fields,
  type FieldType,
  type FileValue,
  formatDay,
  formatMoment,
  type ImageValue,
  type LinkValue,
  PART_SEPARATOR,
  pair,
  type RelationValue,
  type VideoValue,
} from '@admissions/model';
import { htmlToText } from '@admissions/model/checks';
import type { AnyItem } from '@admissions/model/merge';
import { readFieldLabel, readOptionLabel } from '../labels/field-labels.ts';
import {
  BooleanCell,
  type CellProps,
  DatedRowsCell,
  DateRangeCell,
  ImageCell,
  LinkCell,
  LongTextCell,
  RelationCell,
  SelectCell,
} from './cells.tsx';
import { describeItem, imageWords, linkWords, videoWords } from './describe-item.ts';
import type { DescribeContext, FieldTypeOf } from './field-type.ts';

type Plain = Record<string, unknown>;
const YES = /^(是|有|yes|true|1|v|✓)$/i;
const EMPTY_TEXT = '—';
const TEXTS = {
  yes: pair('是', 'Yes'),
  no: pair('否', 'No'),
  andThen: pair('；', '; '),
} as const;

const plain = {
  words: String,
  paste: (text: string): unknown => text,
};
/** Digits of one width, on one line. */
const inFigures = (words: (value: unknown) => string) => ({
  Cell: ({ value }: CellProps) => <span className="figures nowrap">{words(value)}</span>,
  words,
});
const number = inFigures((value) =>
  typeof value === 'number' ? value.toLocaleString('en-US') : String(value),
);

export const FIELD_TYPES: { readonly [T in FieldType]: FieldTypeOf<T> } = {
  text: plain,
  longText: { ...plain, Cell: LongTextCell },
  richText: { words: (value) => htmlToText(String(value)) },
  email: plain,
  phone: plain,
  color: { words: String },
  date: {
    ...inFigures((value) => formatDay(String(value))),
    paste: (text) => text.replaceAll('/', '-'),
  },
  dateTime: inFigures((value) => formatMoment(String(value))),
  dateRange: {
    Cell: DateRangeCell,
    words(value) {
      const { begin, end } = value as DateRange;
      return formatDay(begin === end ? begin : `${begin}–${end}`);
    },
  },
  integer: {
    ...number,
    paste: (text) => readNumber(text, Number.isInteger),
  },
  decimal: {
    ...number,
    paste: (text) => readNumber(text, Number.isFinite),
  },
  boolean: {
    Cell: BooleanCell,
    words: (value, { pick }) => pick(value ? TEXTS.yes : TEXTS.no),
    paste: (text) => YES.test(text),
  },
  select: {
    Cell: SelectCell,
    words: (value, { kind, path, pick }) => pick(readOptionLabel(kind, path, String(value))),
    paste: (text, { kind, path }, { options }) =>
      options.find(
        (option) =>
          option === text || Object.values(readOptionLabel(kind, path, option)).includes(text),
      ) ?? null,
  },
  relation: {
    Cell: RelationCell,
    // The value of a form is the id alone.
    words: (value) => (value as Partial<RelationValue>).title ?? `#${value}`,
  },
  link: {
    Cell: LinkCell,
    words: (value, { pick }) => linkWords(value as LinkValue, pick),
    paste: (text) => ({ href: text }),
  },
  image: {
    Cell: ImageCell,
    words: (value, { pick }) => imageWords(value as ImageValue, pick),
    pictures: (value) => [value as ImageValue],
  },
  panorama: {
    words: (value, { pick }) =>
      isLink(value) ? linkWords(value, pick) : imageWords(value as ImageValue, pick),
    pictures: (value) => (isLink(value) ? [] : [value as ImageValue]),
  },
  video: { words: (value) => videoWords(value as VideoValue) },
  files: { words: (value) => joinLines(value, (file) => (file as FileValue).label) },
  items: {
    words: (value, { pick }) => joinLines(value, (item) => describeItem(item as AnyItem, pick)),
  },
  list: {
    Cell: DatedRowsCell,
    words: (value, place, { item }) => joinLines(value, (row) => describeRow(place, item, row)),
    pictures: (value, { item }) =>
      (Array.isArray(value) ? value : []).flatMap((row) =>
        Object.entries(item).flatMap(([name, part]) =>
          listFieldPictures(part, name === '' ? row : row[name]),
        ),
      ),
  },
};

export const fieldTypeFor = ({ type }: Pick<Field, 'type'>): FieldTypeOf<FieldType> =>
  FIELD_TYPES[type];

/** A value as text, one line for each part; a dash for an empty value. */
export function describeField(place: DescribeContext, field: Field, value: unknown): string {
  return isNothing(value) ? EMPTY_TEXT : fieldTypeFor(field).words(value, place, field);
}

/** Pictures of a field, including those in list rows. */
export const listFieldPictures = (field: Field | undefined, value: unknown): ImageValue[] =>
  (field && !isNothing(value) && fieldTypeFor(field).pictures?.(value, field)) || [];

function describeRow({ kind, path, pick }: DescribeContext, item: Fields, row: unknown): string {
  // A list of plain values has one part, named ''.
  const single = item[''];
  if (single) return describeField({ kind, path, pick }, single, row);
  const parts = Object.entries(item).map(([name, part]) => {
    const at = `${path}.${name}`;
    const words = describeField({ kind, path: at, pick }, part, (row as Plain)[name]);
    // Lists inside a row go on the same line.
    return `${pick(readFieldLabel(kind, at))}${pick(COLON)}${words.replaceAll('\n', pick(TEXTS.andThen))}`;
  });
  return parts.join(pick(PART_SEPARATOR));
}
const joinLines = (value: unknown, words: (each: unknown) => string) =>
  Array.isArray(value) && value.length > 0 ? value.map(words).join('\n') : EMPTY_TEXT;
export const isNothing = (value: unknown) => value === null || value === undefined || value === '';
// A panorama is a picture or a link to one; only a link has `href`.
const isLink = (value: unknown): value is LinkValue => 'href' in (value as ImageValue | LinkValue);

function readNumber(text: string, isRead: (number: number) => boolean): number | null {
  const read = Number(text.replaceAll(',', ''));
  return isRead(read) ? read : null;
}
