import type {
  AnyKind,
  BodyPartType,
  DateRange,
  Field,
  Fields,
  FieldType,
  FileValue,
  ImageValue,
  LinkValue,
  Localised,
  RelationValue,
  VideoValue,
} from '@admissions/contracts';
import { formatMoment, listBodyParts } from '@admissions/contracts';
import { textOfHtml } from '@admissions/contracts/entry-checks';
import type { AnyItem } from '@admissions/contracts/merge';
import { readFieldLabel, readOptionLabel } from '../labels/field-labels.ts';

/** Picks the language out of a pair. */
type Pick = (pair: Localised) => string;
type Plain = Record<string, unknown>;
const NONE = '—';
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** A value of a field as words, one line for each part, to be compared and read; a dash for nothing. */
export function describeValue(kind: AnyKind, name: string, value: unknown, pick: Pick): string {
  if (name === 'status') return pick(value === 'published' ? WORDS.published : WORDS.draft);
  const field = kind.fields[name];
  if (!field) return isNothing(value) ? NONE : formatMoment(String(value));
  return fieldWords({ kind, path: name, pick }, field, value);
}

interface Place {
  kind: AnyKind;
  /** The field, or the part of a list: `list.part`. */
  path: string;
  pick: Pick;
}
interface TypeWords<T extends FieldType> {
  words(value: unknown, place: Place, field: Field<unknown, unknown, T>): string;
}
const asText = { words: (value: unknown) => String(value) };
const asNumber = {
  words: (value: unknown) =>
    typeof value === 'number' ? value.toLocaleString('en-US') : String(value),
};
/** Each type of field in words; nothing has been told apart before. */
const TYPE_WORDS: { readonly [T in FieldType]: TypeWords<T> } = {
  text: asText,
  longText: asText,
  richText: { words: (value) => textOfHtml(String(value)) },
  email: asText,
  phone: asText,
  date: { words: (value) => String(value).replaceAll('-', '/') },
  dateTime: { words: (value) => formatMoment(String(value)) },
  dateRange: {
    words(value) {
      const { begin, end } = value as DateRange;
      return `${begin}–${end}`.replaceAll('-', '/');
    },
  },
  boolean: { words: (value, { pick }) => pick(value ? WORDS.yes : WORDS.no) },
  integer: asNumber,
  decimal: asNumber,
  select: {
    words: (value, { kind, path, pick }) => pick(readOptionLabel(kind, path, String(value))),
  },
  relation: { words: (value) => (value as RelationValue).title ?? `#${String(value)}` },
  link: { words: (value, { pick }) => linkWords(value as LinkValue, pick) },
  image: { words: (value, { pick }) => imageWords(value as ImageValue, pick) },
  panorama: {
    words: (value, { pick }) => {
      const shown = value as ImageValue | LinkValue;
      return 'href' in shown ? linkWords(shown, pick) : imageWords(shown, pick);
    },
  },
  video: { words: (value) => videoWords(value as VideoValue) },
  files: {
    words: (value) => joinLines(value, (file) => (file as FileValue).label),
  },
  items: {
    words: (value, { pick }) => joinLines(value, (item) => describeItem(item as AnyItem, pick)),
  },
  list: {
    words: (value, place, { item }) => joinLines(value, (row) => rowWords(place, item, row)),
  },
};
const joinLines = (value: unknown, words: (each: unknown) => string) =>
  Array.isArray(value) && value.length > 0 ? value.map(words).join('\n') : NONE;

/** A value of a part of a list as words, one line for each of its own; `path` is `list.part`. */
export function describePart(place: Place, field: Field, value: unknown): string {
  return fieldWords(place, field, value);
}
function fieldWords(place: Place, field: Field, value: unknown): string {
  if (isNothing(value)) return NONE;
  const type: TypeWords<FieldType> = TYPE_WORDS[field.type];
  return type.words(value, place, field);
}
function rowWords({ kind, path, pick }: Place, item: Fields, row: unknown): string {
  const single = item[''];
  if (single) return fieldWords({ kind, path, pick }, single, row);
  const parts = Object.entries(item).map(([name, part]) => {
    const at = `${path}.${name}`;
    const words = fieldWords({ kind, path: at, pick }, part, (row as Plain)[name]);
    // The lists in a row stand in its line.
    return `${pick(readFieldLabel(kind, at))}：${words.replaceAll('\n', '；')}`;
  });
  return parts.join('　');
}

/** A content item as words; one line for each part. */
export function describeItem(item: AnyItem, pick: Pick): string {
  if (item.type === 'table') {
    const {
      caption,
      head = [],
      rows = [],
    } = item as unknown as { caption?: string; head?: string[]; rows?: string[][] };
    return [
      ...(caption ? [caption] : []),
      head.join('｜'),
      ...rows.map((row) => row.join('｜')),
    ].join('\n');
  }
  return listBodyParts(item)
    .map((part) => PART_WORDS[part.type](part.value, pick))
    .join('\n');
}
/** What stands in a content item, each part in one line. */
const PART_WORDS: Record<BodyPartType, (value: unknown, pick: Pick) => string> = {
  text: String,
  html: (value) => textOfHtml(String(value)),
  level: (value, pick) => pick(value === 2 ? WORDS.level2 : WORDS.level3),
  side: (value, pick) => pick(value === 'left' ? WORDS.left : WORDS.right),
  picture: (value, pick) => imageWords(value as ImageValue, pick),
  link: (value, pick) => linkWords(value as LinkValue, pick),
  video: (value) => videoWords(value as VideoValue),
  file: (value) => (value as FileValue).label,
  unknown: (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
};
const linkWords = ({ href, label, newWindow }: LinkValue, pick: Pick): string =>
  [label, href, newWindow ? pick(WORDS.newWindow) : ''].filter(Boolean).join(' → ');
const videoWords = ({ id, url, media }: VideoValue): string => String(id ?? url ?? media ?? NONE);
const imageWords = ({ alt, url, media }: ImageValue, pick: Pick): string =>
  `${pick(WORDS.picture)}${media ?? url ?? ''}：${alt || pick(WORDS.decorative)}`;

const WORDS = {
  published: { 'zh-TW': '已發布', en: 'Published' },
  draft: { 'zh-TW': '草稿', en: 'Draft' },
  yes: { 'zh-TW': '是', en: 'Yes' },
  no: { 'zh-TW': '否', en: 'No' },
  newWindow: { 'zh-TW': '另開新視窗', en: 'new window' },
  picture: { 'zh-TW': '圖片', en: 'Picture ' },
  decorative: { 'zh-TW': '純裝飾', en: 'decorative' },
  level2: { 'zh-TW': '大標題', en: 'Large heading' },
  level3: { 'zh-TW': '小標題', en: 'Small heading' },
  left: { 'zh-TW': '圖片在左', en: 'Picture on the left' },
  right: { 'zh-TW': '圖片在右', en: 'Picture on the right' },
} as const;
