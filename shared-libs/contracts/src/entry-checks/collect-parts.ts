import type { BodyPartType } from '../base/body.ts';
import { listBodyParts } from '../base/body.ts';
import type { DateRange, ImageValue, LinkValue } from '../base/values.ts';
import type { Field, FieldType } from '../fields/index.ts';
import type { AnyKind } from '../kind/kind.ts';
import type { AnyItem } from '../merge/any-item.ts';

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
export function collectParts(kind: AnyKind, values: Readonly<Plain>): Parts {
  const parts: Parts = { pictures: [], links: [], html: [], texts: [], headings: [], ranges: [] };
  for (const [field, definition] of Object.entries(kind.fields)) {
    if (!definition.readOnly) addValue(parts, { field }, definition, values[field]);
  }
  return parts;
}

interface TypeParts<T extends FieldType> {
  add(parts: Parts, place: Place, value: unknown, field: Field<unknown, unknown, T>): void;
}
const nothing = { add: () => {} };
const words = {
  add: (parts: Parts, place: Place, value: unknown) =>
    void parts.texts.push({ ...place, text: String(value) }),
};
/** What is looked at in each type of field. */
const TYPE_PARTS: { readonly [T in FieldType]: TypeParts<T> } = {
  text: words,
  longText: words,
  richText: { add: (parts, place, value) => addHtml(parts, place, String(value)) },
  date: nothing,
  dateRange: {
    add(parts, place, value) {
      const { end } = value as DateRange;
      if (typeof end === 'string') parts.ranges.push({ ...place, end });
    },
  },
  dateTime: nothing,
  integer: nothing,
  decimal: nothing,
  boolean: nothing,
  select: nothing,
  link: { add: (parts, place, value) => addLink(parts, place, value as LinkValue) },
  email: nothing,
  phone: nothing,
  image: { add: (parts, place, value) => addPicture(parts, place, value as ImageValue) },
  files: nothing,
  video: nothing,
  panorama: {
    add(parts, place, value) {
      const shown = value as ImageValue | LinkValue;
      if ('href' in shown) addLink(parts, place, shown);
      else addPicture(parts, place, shown);
    },
  },
  relation: nothing,
  items: { add: (parts, { field }, value) => addItems(parts, field, value) },
  list: {
    add(parts, place, value, { item }) {
      for (const row of Array.isArray(value) ? value : [])
        for (const [name, part] of Object.entries(item))
          addValue(parts, place, part, readPart(row, name));
    },
  },
};

// A row of one part is the part itself, without a name.
function readPart(row: unknown, name: string): unknown {
  if (name === '') return row;
  return isPlain(row) ? row[name] : undefined;
}

function addValue(parts: Parts, place: Place, field: Field, value: unknown): void {
  if (value === null || value === undefined || value === '') return;
  const type: TypeParts<FieldType> = TYPE_PARTS[field.type];
  type.add(parts, place, value, field);
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
    else for (const { type, value } of listBodyParts(item)) addPart[type](parts, place, value);
  }
}
/** What is looked at in each part of a content item. */
const addPart: Record<BodyPartType, (parts: Parts, place: Place, value: unknown) => void> = {
  text: words.add,
  html: (parts, place, value) => addHtml(parts, place, String(value)),
  picture: (parts, place, value) => addPicture(parts, place, value as ImageValue),
  link: (parts, place, value) => addLink(parts, place, value as LinkValue),
  level: nothing.add,
  side: nothing.add,
  video: nothing.add,
  file: nothing.add,
  unknown: nothing.add,
};
function addPicture(parts: Parts, place: Place, picture: ImageValue): void {
  parts.pictures.push({ ...place, picture });
}
function addLink(parts: Parts, place: Place, { href, label }: LinkValue): void {
  // A link is not finished while it is typed.
  if (typeof href === 'string') parts.links.push({ ...place, href, text: label ?? null });
}
function addHtml(parts: Parts, place: Place, html: string): void {
  parts.html.push({ ...place, html });
}
