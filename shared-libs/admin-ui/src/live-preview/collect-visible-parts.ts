import type { AnyKind, Field, Localised } from '@admissions/model';
import type { PartPosition } from '@admissions/model/checks';
import { readOptionLabel } from '../labels/field-labels.ts';

/** A part of an entry, by its visible content on a page. */
export interface VisiblePart extends PartPosition {
  /** Without whitespace, for the comparison. */
  texts: string[];
  /** Digits of a date, as pages format it differently. */
  days: string[];
  /** Picture URLs and video ids. */
  media: string[];
}
type Pick = (text: Localised) => string;
/** Values that no page shows as text. */
const HIDDEN_KEYS = new Set([
  'href',
  'type',
  'level',
  'side',
  'placeholder',
  'provider',
  'srcset',
  'hue',
]);

/** Visible parts of the form values, by field; bodies and lists by row. */
export function collectVisibleParts(
  kind: AnyKind,
  values: Readonly<Record<string, unknown>>,
  pick: Pick,
): VisiblePart[] {
  return Object.entries(kind.fields).flatMap(([field, definition]) => {
    const value = values[field];
    const isRows = definition.type === 'items' || definition.type === 'list';
    if (isRows && Array.isArray(value))
      return value.map((row, item) => toPart({ field, item }, row));
    return [toPart({ field }, describe(kind, field, definition, value, pick))];
  });
}

function toPart(place: PartPosition, value: unknown): VisiblePart {
  const part: VisiblePart = { ...place, texts: [], days: [], media: [] };
  addValue(part, value);
  return part;
}

function describe(
  kind: AnyKind,
  name: string,
  { type }: Field,
  value: unknown,
  pick: Pick,
): unknown {
  if (type === 'select' && typeof value === 'string')
    return pick(readOptionLabel(kind, name, value));
  // Link targets and switches are invisible.
  return type === 'boolean' ? null : value;
}

function addValue(part: VisiblePart, value: unknown): void {
  if (typeof value === 'number' && Math.abs(value) > 9)
    part.texts.push(String(value), value.toLocaleString('en-US'));
  else if (typeof value === 'string') addText(part, value);
  else if (Array.isArray(value)) for (const each of value) addValue(part, each);
  else if (typeof value === 'object' && value !== null) addRecord(part, value);
}

function addRecord(part: VisiblePart, value: object): void {
  const { url, sources, provider, id } = value as Record<string, unknown>;
  if (typeof url === 'string') part.media.push(url);
  if (provider === 'youtube' && typeof id === 'string') part.media.push(id);
  if (Array.isArray(sources))
    for (const { srcset } of sources as { srcset?: string }[])
      part.media.push(...parseSrcset(srcset ?? ''));
  if (typeof url === 'string' && Array.isArray(sources)) return;
  for (const [name, each] of Object.entries(value))
    if (!HIDDEN_KEYS.has(name) && name !== 'id' && name !== 'url' && name !== 'media')
      addValue(part, each);
}

function addText(part: VisiblePart, value: string): void {
  if (/^\d{4}-\d{2}-\d{2}/.test(value)) part.days.push(value.slice(0, 10).replaceAll('-', ''));
  for (const line of toLines(value)) {
    const text = stripWhitespace(line);
    if (text.length > 1) part.texts.push(text);
  }
}

/** HTML by paragraph, plain text by line. */
const toLines = (value: string): string[] =>
  value
    .replace(/<\/(p|li|h\d|td|th|blockquote)>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&amp;', '&')
    .split('\n');

/** URLs of a srcset. */
export const parseSrcset = (srcset: string): string[] =>
  srcset.split(',').flatMap((each) => each.trim().split(/\s+/)[0] || []);

/** Text for the comparison: pages break lines anywhere. */
export const stripWhitespace = (text: string): string =>
  text.replace(/[\s\u200b\u2060\u00ad]+/g, '');
