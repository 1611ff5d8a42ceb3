import {
  type BodyPartType,
  COLON,
  type FileValue,
  type ImageValue,
  type LinkValue,
  listBodyParts,
  pair,
  type VideoValue,
} from '@admissions/model';
import { htmlToText } from '@admissions/model/checks';
import type { AnyItem } from '@admissions/model/merge';
import type { PickLanguage } from './field-type.ts';

/** A content item as text, one line for each part. */
export function describeItem(item: AnyItem, pick: PickLanguage): string {
  if (item.type === 'table') {
    const {
      caption,
      head = [],
      rows = [],
    } = item as { caption?: string; head?: string[]; rows?: string[][] };
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
/** Text of each part of a content item, in one line. */
const PART_WORDS: Record<BodyPartType, (value: unknown, pick: PickLanguage) => string> = {
  text: String,
  html: (value) => htmlToText(String(value)),
  level: (value, pick) => pick(value === 2 ? WORDS.level2 : WORDS.level3),
  side: (value, pick) => pick(value === 'left' ? WORDS.left : WORDS.right),
  picture: (value, pick) => imageWords(value as ImageValue, pick),
  link: (value, pick) => linkWords(value as LinkValue, pick),
  video: (value) => videoWords(value as VideoValue),
  file: (value) => (value as FileValue).label,
  unknown: (value) => (typeof value === 'object' ? JSON.stringify(value) : String(value)),
};
export const linkWords = ({ href, label, newWindow }: LinkValue, pick: PickLanguage): string =>
  [label, href, newWindow ? pick(WORDS.newWindow) : ''].filter(Boolean).join(' → ');
export const videoWords = ({ id, url, media }: VideoValue): string =>
  String(id ?? url ?? media ?? '—');
export const imageWords = ({ alt, url, media }: ImageValue, pick: PickLanguage): string =>
  `${pick(WORDS.picture)}${media ?? url ?? ''}${pick(COLON)}${alt || pick(WORDS.decorative)}`;

const WORDS = {
  newWindow: pair('另開新視窗', 'new window'),
  picture: pair('圖片', 'Picture '),
  decorative: pair('只是裝飾', 'decorative'),
  level2: pair('大標題', 'Large heading'),
  level3: pair('次標題', 'Second heading'),
  left: pair('圖片在左', 'Picture on the left'),
  right: pair('圖片在右', 'Picture on the right'),
} as const;
