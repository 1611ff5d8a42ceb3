import { type BodyPartType, listBodyParts } from '../base/body.ts';
import type { DateRange, ImageValue, LinkValue } from '../base/values.ts';
import type { Field, FieldType } from '../fields/index.ts';
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

type Collector<T extends FieldType> = (
  parts: EntryParts,
  position: PartPosition,
  value: unknown,
  field: Field<unknown, unknown, T>,
) => void;
/** What is collected of a value, by field type. */
const COLLECTORS: { readonly [T in FieldType]?: Collector<T> } = {
  text: addText,
  longText: addText,
  richText: addHtml,
  link: addLink,
  image: addPicture,
  // Only links have an address.
  panorama: (parts, position, value) =>
    (isPlainObject(value) && 'href' in value ? addLink : addPicture)(parts, position, value),
  dateRange(parts, position, value) {
    const { end } = value as DateRange;
    if (typeof end === 'string') parts.ranges.push({ ...position, end });
  },
  items: (parts, { field }, value) => addItems(parts, field, value),
  list(parts, position, rows, { item }) {
    for (const row of Array.isArray(rows) ? rows : [])
      for (const [name, part] of Object.entries(item))
        addValue(parts, position, part, readPart(row, name));
  },
};
function addValue(parts: EntryParts, position: PartPosition, field: Field, value: unknown) {
  if (value === null || value === undefined || value === '') return;
  (COLLECTORS[field.type] as Collector<FieldType> | undefined)?.(parts, position, value, field);
}

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
    else
      for (const { type, value } of listBodyParts(item))
        PART_COLLECTORS[type]?.(parts, position, value);
  }
}
type PartCollector = (parts: EntryParts, position: PartPosition, value: unknown) => void;
/** The same by part of a content item. */
const PART_COLLECTORS: { readonly [T in BodyPartType]?: PartCollector } = {
  text: addText,
  html: addHtml,
  picture: addPicture,
  link: addLink,
};
function addText(parts: EntryParts, position: PartPosition, value: unknown) {
  parts.texts.push({ ...position, text: String(value) });
}
function addHtml(parts: EntryParts, position: PartPosition, value: unknown) {
  parts.html.push({ ...position, html: String(value) });
}
function addPicture(parts: EntryParts, position: PartPosition, value: unknown) {
  parts.pictures.push({ ...position, picture: value as ImageValue });
}
function addLink(parts: EntryParts, position: PartPosition, value: unknown) {
  const { href, label } = value as LinkValue;
  // A link may be incomplete while typed.
  if (typeof href === 'string') parts.links.push({ ...position, href, text: label ?? null });
}
