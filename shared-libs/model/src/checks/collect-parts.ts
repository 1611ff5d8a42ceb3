import { type BodyPartType, listBodyParts } from '../base/body.ts';
import type { ImageValue, LinkValue } from '../base/values.ts';
import { type Field, fieldTypeFor, type Inspector } from '../fields/index.ts';
import type { AnyKind } from '../kind/kind.ts';
import type { AnyItem } from '../merge/any-item.ts';

/** Position of a part in an entry. */
export interface PartPosition {
  field: string;
  item?: number;
}
export interface EntryParts {
  pictures: (PartPosition & { picture: ImageValue })[];
  links: (PartPosition & { href: string; text: string | null })[];
  html: (PartPosition & { html: string })[];
  texts: (PartPosition & { text: string })[];
  headings: (PartPosition & { level: number; text: string })[];
  ranges: (PartPosition & { end: string })[];
}
type PlainObject = Record<string, unknown>;
const isPlainObject = (value: unknown): value is PlainObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Parts of a form by type; empty fields are omitted. */
export function collectParts(kind: AnyKind, values: Readonly<PlainObject>): EntryParts {
  const parts: EntryParts = {
    pictures: [],
    links: [],
    html: [],
    texts: [],
    headings: [],
    ranges: [],
  };
  for (const [field, definition] of Object.entries(kind.fields)) {
    if (!definition.readOnly) addValue(parts, { field }, definition, values[field]);
  }
  return parts;
}

// A row of one part has no name.
function readPart(row: unknown, name: string) {
  if (name === '') return row;
  return isPlainObject(row) ? row[name] : undefined;
}

function addValue(parts: EntryParts, position: PartPosition, field: Field, value: unknown) {
  if (value === null || value === undefined || value === '') return;
  fieldTypeFor(field).inspect(createInspector(parts, position), value, field);
}

/** Collects the parts of a value. */
const createInspector = (parts: EntryParts, position: PartPosition): Inspector => ({
  words: (text) => addText(parts, position, text),
  html: (html) => addHtml(parts, position, html),
  link: (link) => addLink(parts, position, link),
  picture: (picture) => addPicture(parts, position, picture),
  end(day) {
    if (typeof day === 'string') parts.ranges.push({ ...position, end: day });
  },
  body: (items) => addItems(parts, position.field, items),
  rows(rows, item) {
    for (const row of Array.isArray(rows) ? rows : [])
      for (const [name, part] of Object.entries(item))
        addValue(parts, position, part, readPart(row, name));
  },
});

function addItems(parts: EntryParts, field: string, body: unknown) {
  for (const [index, item] of (Array.isArray(body) ? (body as AnyItem[]) : []).entries()) {
    const position = { field, item: index };
    if (item.type === 'heading')
      parts.headings.push({
        ...position,
        level: Number(item.level),
        text: String(item.text ?? ''),
      });
    if (item.type === 'button' && isPlainObject(item.link))
      parts.links.push({
        ...position,
        href: String(item.link.href ?? ''),
        text: String(item.label ?? ''),
      });
    else for (const { type, value } of listBodyParts(item)) addPart[type](parts, position, value);
  }
}
const nothing = () => undefined;
/** Collectors by type of content item. */
const addPart: Record<
  BodyPartType,
  (parts: EntryParts, position: PartPosition, value: unknown) => void
> = {
  text: (parts, position, value) => addText(parts, position, String(value)),
  html: (parts, position, value) => addHtml(parts, position, String(value)),
  picture: (parts, position, value) => addPicture(parts, position, value as ImageValue),
  link: (parts, position, value) => addLink(parts, position, value as LinkValue),
  level: nothing,
  side: nothing,
  video: nothing,
  file: nothing,
  unknown: nothing,
};
function addText(parts: EntryParts, position: PartPosition, text: string) {
  parts.texts.push({ ...position, text });
}
function addPicture(parts: EntryParts, position: PartPosition, picture: ImageValue) {
  parts.pictures.push({ ...position, picture });
}
function addLink(parts: EntryParts, position: PartPosition, { href, label }: LinkValue) {
  // A link may be incomplete while typed.
  if (typeof href === 'string') parts.links.push({ ...position, href, text: label ?? null });
}
function addHtml(parts: EntryParts, position: PartPosition, html: string) {
  parts.html.push({ ...position, html });
}
