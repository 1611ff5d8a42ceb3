import type { Field } from '@admissions/contracts';
import { PHONE } from '@admissions/contracts';
import type { Json } from './json-schema.ts';
import { listOf, objectOf, orNull, ref } from './json-schema.ts';

/** No line breaks and no other control characters. */
export const LINE = '^\\P{Cc}*$';
type Fields = Readonly<Record<string, Field>>;

/** What a client sends for these fields: required ones have to be there. */
export function writtenFields(fields: Fields): {
  properties: Record<string, Json>;
  optional: string[];
} {
  const writable = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  return {
    properties: Object.fromEntries(writable.map(([name, field]) => [name, writeOf(field)])),
    optional: writable
      .filter(([, field]) => !field.required || field.type === 'boolean')
      .map(([name]) => name),
  };
}
/** What a client reads of these fields. */
export const readFields = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, readOf(field)]));

function writeOf(field: Field): Json {
  const schema = requiredWriteOf(field);
  return field.required || field.type === 'boolean' ? schema : orNull(schema);
}
function requiredWriteOf(field: Field): Json {
  switch (field.type) {
    case 'text':
      return { type: 'string', minLength: 1, maxLength: field.max ?? 200, pattern: LINE };
    case 'longText':
    case 'richText':
      return { type: 'string', minLength: 1, maxLength: field.max ?? 200 };
    case 'integer':
      return {
        type: 'integer',
        minimum: field.range?.[0] ?? 0,
        maximum: field.range?.[1] ?? 2_000_000_000,
      };
    case 'email':
      return { type: 'string', format: 'email', maxLength: field.max ?? 200 };
    case 'phone':
      return { type: 'string', pattern: PHONE.source, maxLength: field.max ?? 200 };
    case 'image':
      return ref('ImageWrite');
    case 'files':
      return { ...listOf(ref('FileWrite')), maxItems: 20 };
    case 'link':
      return ref('LinkWrite');
    case 'video':
      return ref('VideoWrite');
    case 'panorama':
      return { anyOf: [ref('ImageWrite'), ref('LinkWrite')] };
    case 'relation':
      return {
        type: 'integer',
        minimum: 1,
        maximum: 999_999_999,
        description: `Id of a ${field.to}`,
        'x-entry': field.to,
      };
    case 'items':
      return { ...listOf(ref('BodyItemWrite')), maxItems: 200 };
    case 'list': {
      const single = field.item[''];
      const { properties, optional } = writtenFields(field.item);
      return {
        ...listOf(single ? writeOf(single) : objectOf(properties, optional)),
        maxItems: 100,
      };
    }
    default:
      return sameOf(field);
  }
}

function readOf(field: Field): Json {
  const schema = requiredReadOf(field);
  return field.required || field.type === 'boolean' || field.readOnly ? schema : orNull(schema);
}
function requiredReadOf(field: Field): Json {
  switch (field.type) {
    case 'text':
    case 'longText':
    case 'richText':
    case 'email':
    case 'phone':
      return { type: 'string' };
    case 'integer':
      return { type: 'integer' };
    case 'image':
      return ref('Image');
    case 'files':
      return listOf(ref('File'));
    case 'link':
      return ref('Link');
    case 'video':
      return ref('Video');
    case 'panorama':
      return { anyOf: [ref('Image'), ref('Link')] };
    case 'relation':
      return ref('Relation');
    case 'items':
      return listOf(ref('BodyItem'));
    case 'list':
      return listOf(field.item[''] ? readOf(field.item['']) : objectOf(readFields(field.item)));
    default:
      return sameOf(field);
  }
}

/** The types that are read as they are written. */
function sameOf({ type, options }: Field): Json {
  switch (type) {
    case 'boolean':
      return { type: 'boolean' };
    case 'select':
      return { type: 'string', enum: options };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'dateRange':
      return ref('DateRange');
    default:
      throw new Error(`The document has no schema for fields of type ${type}`);
  }
}
