import type { AnyKind, Field } from '@admissions/model';
import { type Row, titleOf } from '../../content/schema/tables.ts';

const MAX_SUMMARY_LENGTH = 200;
/** Text properties of content items, besides rich text. */
const ITEM_TEXTS = 'text caption label head rows question answer name role items images'.split(' ');

export interface EntryTexts {
  title: string;
  summary: string;
  /** Other names of the entry. */
  names: string[];
  /** All other visible texts, by line. */
  content: string[];
  /** Short texts, which also match single characters. */
  short?: string[];
}

export function extractTexts(kind: AnyKind, row: Row): EntryTexts {
  const { summary = [], ignored = [], names = [] } = kind.siteSearch;
  const summaryField = summary.find((name) => String(row[name] ?? '') !== '');
  const content = Object.entries(kind.fields)
    .filter(([name]) => name !== kind.title && name !== summaryField && !ignored.includes(name))
    .flatMap(([name, field]) => readLines(field, row[name]));
  return {
    title: toLine(titleOf(kind, row)),
    summary: summaryField ? shortenText(String(row[summaryField])) : '',
    names: names.flatMap((name) => row[name] ?? []).map((name) => toLine(String(name))),
    content: [...(summaryField ? longSummaryLines(String(row[summaryField])) : []), ...content],
    short: kind.search.map((name) => toLine(String(row[name] ?? ''))),
  };
}

type Reader = (field: Field, value: unknown) => string[];
const asText: Reader = (_field, value) => toLines(String(value));
const READERS: Partial<Record<Field['type'], Reader>> = {
  text: asText,
  longText: asText,
  email: asText,
  phone: asText,
  richText: (_field, value) => toLines(toPlainText(String(value))),
  items: (_field, value) => readItem(value).flatMap(toLines),
  list: readList,
};
const readLines: Reader = (field, value) =>
  value === null || value === undefined ? [] : (READERS[field.type]?.(field, value) ?? []);

function readList({ item = {} }: Field, value: unknown) {
  const records = Array.isArray(value) ? value : [];
  const single = item[''];
  if (!single)
    return records.flatMap((record) =>
      joinTexts(Object.entries(item).flatMap(([name, each]) => readLines(each, record[name]))),
    );
  return joinTexts(records.flatMap((each) => readLines(single, each)));
}
const joinTexts = (texts: readonly string[]) => (texts.length > 0 ? [texts.join('、')] : []);

function readItem(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value))
    return value.every((each) => typeof each === 'string')
      ? joinTexts(value)
      : value.flatMap((each) => readItem(each));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (name === 'html') return [toPlainText(String(inner))];
    return ITEM_TEXTS.includes(name) ? readItem(inner) : [];
  });
}

const toLine = (text: string) => text.trim().replace(/\s+/g, ' ');
const toLines = (text: string) =>
  text
    .split('\n')
    .map(toLine)
    .filter((line) => line !== '');

const shortenText = (text: string) => {
  const signs = [...toLine(text)];
  return signs.length <= MAX_SUMMARY_LENGTH
    ? signs.join('')
    : `${signs.slice(0, MAX_SUMMARY_LENGTH - 1).join('')}…`;
};
/** A long summary is shown in part but searched as a whole. */
const longSummaryLines = (text: string) =>
  [...toLine(text)].length > MAX_SUMMARY_LENGTH ? toLines(text) : [];

// Inline elements; all others start a new line.
const INLINE = /<\/?(?:a|abbr|b|code|em|i|mark|s|small|span|strong|sub|sup|u|wbr)\b[^>]*>/gi;
const TAG = /<[^>]*>/g;
const ENTITY = /&(?:#(?<code>\d+)|#x(?<hex>[\da-f]+)|(?<name>amp|lt|gt|quot|apos|nbsp));/gi;
const NAMED_ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};
const MAX_CODE_POINT = 0x10ffff;

/** One line per block of sanitised rich text. */
export const toPlainText = (html: string) =>
  html
    .replace(INLINE, '')
    .replace(TAG, '\n')
    .replace(
      ENTITY,
      (entity, _code, _hex, _name, _at, _html, groups) => decodeEntity(groups) ?? entity,
    );

function decodeEntity({ code, hex, name }: Record<string, string | undefined>) {
  if (name) return NAMED_ENTITIES[name.toLowerCase()] ?? null;
  const number = code ? Number(code) : Number.parseInt(hex ?? '', 16);
  return number > 0 && number <= MAX_CODE_POINT ? String.fromCodePoint(number) : null;
}
