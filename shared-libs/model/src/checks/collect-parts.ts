import type { BodyPartType } from '../base/body.ts';
import { listBodyParts } from '../base/body.ts';
import type { ImageValue, LinkValue } from '../base/values.ts';
import type { Field, Inspector } from '../fields/index.ts';
import { fieldTypeFor } from '../fields/index.ts';
import type { AnyKind } from '../kind/kind.ts';
import type { AnyItem } from '../merge/any-item.ts';

/** Position of a part in an entry. */
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

/** Parts of a form by type; empty fields are omitted. */
export function collectParts(kind: AnyKind, values: Readonly<Plain>): Parts {
  const parts: Parts = { pictures: [], links: [], html: [], texts: [], headings: [], ranges: [] };
  for (const [field, definition] of Object.entries(kind.fields)) {
    if (!definition.readOnly) addValue(parts, { field }, definition, values[field]);
  }
  return parts;
}

// A row of one part has no name.
function readPart(row: unknown, name: string): unknown {
  if (name === '') return row;
  return isPlain(row) ? row[name] : undefined;
}

function addValue(parts: Parts, place: Place, field: Field, value: unknown): void {
  if (value === null || value === undefined || value === '') return;
  fieldTypeFor(field).inspect(inspectAt(parts, place), value, field);
}

/** Collects the parts of a value. */
const inspectAt = (parts: Parts, place: Place): Inspector => ({
  words: (text) => addWords(parts, place, text),
  html: (html) => addHtml(parts, place, html),
  link: (link) => addLink(parts, place, link),
  picture: (picture) => addPicture(parts, place, picture),
  end(day) {
    if (typeof day === 'string') parts.ranges.push({ ...place, end: day });
  },
  body: (items) => addItems(parts, place.field, items),
  rows(rows, item) {
    for (const row of Array.isArray(rows) ? rows : [])
      for (const [name, part] of Object.entries(item))
        addValue(parts, place, part, readPart(row, name));
  },
});

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
    else for (const { type, value } of listBodyParts(item)) addPart[type](parts, place, value);
  }
}
const nothing = () => undefined;
/** Collectors by type of content item. */
const addPart: Record<BodyPartType, (parts: Parts, place: Place, value: unknown) => void> = {
  text: (parts, place, value) => addWords(parts, place, String(value)),
  html: (parts, place, value) => addHtml(parts, place, String(value)),
  picture: (parts, place, value) => addPicture(parts, place, value as ImageValue),
  link: (parts, place, value) => addLink(parts, place, value as LinkValue),
  level: nothing,
  side: nothing,
  video: nothing,
  file: nothing,
  unknown: nothing,
};
function addWords(parts: Parts, place: Place, text: string): void {
  parts.texts.push({ ...place, text });
}
function addPicture(parts: Parts, place: Place, picture: ImageValue): void {
  parts.pictures.push({ ...place, picture });
}
function addLink(parts: Parts, place: Place, { href, label }: LinkValue): void {
  // A link may be incomplete while typed.
  if (typeof href === 'string') parts.links.push({ ...place, href, text: label ?? null });
}
function addHtml(parts: Parts, place: Place, html: string): void {
  parts.html.push({ ...place, html });
}
