import type { AnyKind, Field, ImageValue, LinkValue } from '@admissions/contracts';
import type { AnyItem } from '../base/any-item.ts';

/** Where something stands in an entry. */
export interface Place {
  field: string;
  item?: number;
}
export interface Parts {
  pictures: (Place & { picture: ImageValue })[];
  links: (Place & { href: string; text: string | null })[];
  html: (Place & { html: string })[];
  texts: (Place & { text: string })[];
  headings: (Place & { level: number; text: string })[];
  ranges: (Place & { end: string })[];
}
type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What a form holds, by what is looked at; fields that are empty are left out. */
export function partsOf(kind: AnyKind, values: Readonly<Plain>): Parts {
  const parts: Parts = { pictures: [], links: [], html: [], texts: [], headings: [], ranges: [] };
  for (const [field, definition] of Object.entries(kind.fields)) {
    if (definition.readOnly) continue;
    if (definition.type === 'items') addItems(parts, field, values[field]);
    else addValue(parts, { field }, definition, values[field]);
  }
  return parts;
}

function addValue(parts: Parts, place: Place, field: Field, value: unknown): void {
  if (field.type === 'list' && Array.isArray(value)) {
    for (const row of value)
      for (const [name, part] of Object.entries(field.item ?? {}))
        addValue(parts, place, part, name === '' ? row : isPlain(row) ? row[name] : undefined);
  } else if (typeof value === 'string' && value !== '') {
    if (field.type === 'richText') addHtml(parts, place, value);
    if (field.type === 'text' || field.type === 'longText')
      parts.texts.push({ ...place, text: value });
  } else if (isPlain(value)) {
    if (field.type === 'dateRange' && typeof value.end === 'string')
      parts.ranges.push({ ...place, end: value.end });
    addObject(parts, place, value);
  }
}

function addItems(parts: Parts, field: string, body: unknown): void {
  for (const [index, item] of (Array.isArray(body) ? (body as AnyItem[]) : []).entries()) {
    const place = { field, item: index };
    if (item.type === 'heading')
      parts.headings.push({ ...place, level: Number(item.level), text: String(item.text ?? '') });
    if (item.type === 'button' && isPlain(item.link))
      parts.links.push({
        ...place,
        href: String(item.link.href ?? ''),
        text: String(item.label ?? ''),
      });
    else addAll(parts, place, item);
  }
}
function addAll(parts: Parts, place: Place, value: unknown, name = ''): void {
  if (typeof value === 'string') {
    if (name === 'html') addHtml(parts, place, value);
    else if (name !== 'type' && name !== 'key' && value !== '')
      parts.texts.push({ ...place, text: value });
  } else if (Array.isArray(value)) for (const each of value) addAll(parts, place, each);
  else if (isPlain(value) && !addObject(parts, place, value))
    for (const [part, each] of Object.entries(value)) addAll(parts, place, each, part);
}

/** Takes a picture or a link; false for anything else. */
function addObject(parts: Parts, place: Place, value: Plain): boolean {
  if ('alt' in value && 'url' in value)
    parts.pictures.push({ ...place, picture: value as unknown as ImageValue });
  else if (typeof value.href === 'string')
    parts.links.push({
      ...place,
      href: value.href,
      text: (value as unknown as LinkValue).label ?? null,
    });
  else return 'provider' in value || 'size' in value;
  return true;
}
function addHtml(parts: Parts, place: Place, html: string): void {
  parts.html.push({ ...place, html });
}
