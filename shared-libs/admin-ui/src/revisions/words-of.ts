import type {
  AnyKind,
  DateRange,
  Field,
  FileValue,
  ImageValue,
  LinkValue,
  Localised,
  RelationValue,
  VideoValue,
} from '@admissions/contracts';
import { formatMoment } from '@admissions/contracts';
import type { Markup } from '@admissions/ui/body';
import { markupOf } from '@admissions/ui/body';
import type { AnyItem } from '../base/any-item.ts';
import { fieldLabelOf, optionLabelOf } from '../labels/field-labels.ts';

/** Picks the language out of a pair. */
type Pick = (pair: Localised) => string;
type Plain = Record<string, unknown>;
const NONE = '—';
const isNothing = (value: unknown) => value === null || value === undefined || value === '';

/** A value of a field as words, one line for each part, to be compared and read; a dash for nothing. */
export function wordsOf(kind: AnyKind, name: string, value: unknown, pick: Pick): string {
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
function fieldWords(place: Place, field: Field, value: unknown): string {
  if (isNothing(value)) return NONE;
  switch (field.type) {
    case 'richText':
      return textOfHtml(String(value));
    case 'date':
      return String(value).replaceAll('-', '/');
    case 'dateTime':
      return formatMoment(String(value));
    case 'dateRange':
      return `${(value as DateRange).begin}–${(value as DateRange).end}`.replaceAll('-', '/');
    case 'boolean':
      return place.pick(value ? WORDS.yes : WORDS.no);
    case 'integer':
      return typeof value === 'number' ? value.toLocaleString('en-US') : String(value);
    case 'select':
      return place.pick(optionLabelOf(place.kind, place.path, String(value)));
    case 'relation':
      return (value as RelationValue).title ?? `#${String(value)}`;
    case 'files':
      return Array.isArray(value) && value.length > 0
        ? (value as FileValue[]).map(({ label }) => label).join('\n')
        : NONE;
    case 'list':
      return Array.isArray(value) && value.length > 0
        ? value.map((row) => rowWords(place, field, row)).join('\n')
        : NONE;
    default:
      return typeof value === 'object' ? objectWords(value as Plain, place.pick) : String(value);
  }
}
function rowWords({ kind, path, pick }: Place, { item = {} }: Field, row: unknown): string {
  const single = item[''];
  if (single) return fieldWords({ kind, path, pick }, single, row);
  const parts = Object.entries(item).map(([name, part]) => {
    const at = `${path}.${name}`;
    return `${pick(fieldLabelOf(kind, at))}：${fieldWords({ kind, path: at, pick }, part, (row as Plain)[name])}`;
  });
  return parts.join('　');
}

/** A content item as words; one line for each part. */
export function itemWordsOf(item: AnyItem, pick: Pick): string {
  const { type: _type, key: _key, ...parts } = item;
  if (item.type === 'table') {
    const {
      caption,
      head = [],
      rows = [],
    } = parts as { caption?: string; head?: string[]; rows?: string[][] };
    return [
      ...(caption ? [caption] : []),
      head.join('｜'),
      ...rows.map((row) => row.join('｜')),
    ].join('\n');
  }
  return Object.entries(parts)
    .flatMap(([name, value]) => partLines(name, value, pick))
    .join('\n');
}
function partLines(name: string, value: unknown, pick: Pick): string[] {
  if (isNothing(value)) return [];
  if (name === 'html') return [textOfHtml(String(value))];
  if (name === 'level') return [pick(value === 2 ? WORDS.level2 : WORDS.level3)];
  if (name === 'side') return [pick(value === 'left' ? WORDS.left : WORDS.right)];
  if (Array.isArray(value))
    return value.flatMap((each) =>
      typeof each === 'object' && each !== null
        ? Object.entries(each).flatMap(([part, inner]) => partLines(part, inner, pick))
        : [String(each)],
    );
  if (typeof value === 'object') return [objectWords(value as Plain, pick)];
  return [String(value)];
}

/** A picture, film, file or link in one line. */
function objectWords(value: Plain, pick: Pick): string {
  if ('href' in value) {
    const { href, label, newWindow } = value as unknown as LinkValue;
    return [label, href, newWindow ? pick(WORDS.newWindow) : ''].filter(Boolean).join(' → ');
  }
  if ('provider' in value)
    return String(
      (value as unknown as VideoValue).id ??
        (value as unknown as VideoValue).url ??
        value.media ??
        NONE,
    );
  if ('alt' in value) {
    const { alt, url, media } = value as unknown as ImageValue;
    return `${pick(WORDS.picture)}${media ?? url ?? ''}：${alt || pick(WORDS.decorative)}`;
  }
  if ('label' in value) return String(value.label);
  return JSON.stringify(value);
}

const BLOCKS = new Set(['p', 'li', 'h3', 'h4', 'blockquote', 'hr', 'br']);
/** Rich text without its marks, a line for each paragraph; links keep their addresses. */
export function textOfHtml(html: string): string {
  return markupOf(html)
    .map(textOf)
    .join('')
    .replace(/\n{2,}/g, '\n')
    .trim();
}
function textOf(piece: Markup): string {
  if (typeof piece === 'string') return piece;
  const inside = piece.children.map(textOf).join('');
  if (piece.tag === 'a') return `${inside}（${piece.attributes.href ?? ''}）`;
  return BLOCKS.has(piece.tag) ? `${inside}\n` : inside;
}

const WORDS = {
  published: { 'zh-TW': '公開', en: 'Shown' },
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
