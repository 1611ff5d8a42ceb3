import type { AnyKind, Field } from '@admissions/contracts';
import { addSchemaOf, editSchemaOf } from '@admissions/contracts/schema';
import { z } from 'zod';

type Json = Record<string, unknown>;
const id = { type: 'object', required: ['id'], properties: { id: { type: 'integer', minimum: 1, maximum: 999_999_999 } } };
const pages = { page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 }, perpage: { type: 'integer', minimum: 1, maximum: 100, default: 20 } };
const query = (properties: Json) => ({ type: 'object', additionalProperties: false, properties });
const answer = (data: Json) => ({
  200: {
    description: 'errorCode 1 with the data, or 2 when there is no such entry',
    type: 'object',
    required: ['errorCode'],
    properties: { errorCode: { type: 'integer' }, data },
  },
});
const page = (item: Json) => ({
  type: 'object',
  properties: { list: { type: 'array', items: item }, total: { type: 'integer' }, page: { type: 'integer' }, perpage: { type: 'integer' } },
});
const bodyOf = (schema: z.ZodType): Json => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Json;
  return json;
};

/** What the API document says of a kind's public reads. */
export function publicDocsOf(kind: AnyKind): { list: Json; info: Json } {
  const filters = Object.fromEntries(
    Object.entries(kind.public.filters ?? {}).map(([name, { by }]) => [name, { type: 'string', description: `${by} filter` }]),
  );
  const bodies = Object.keys(kind.fields).filter((name) => kind.fields[name]?.type === 'items');
  return {
    list: {
      summary: `List: ${kind.label.en}`,
      querystring: query({ ...pages, ...filters }),
      response: answer(page(entryOf(kind, [...bodies, ...(kind.public.omit ?? [])]))),
    },
    info: { summary: `One: ${kind.label.en}`, ...(kind.singleton ? {} : { params: id }), response: answer(entryOf(kind)) },
  };
}

/** What the API document says of a kind's admin verbs. */
export function adminDocsOf(kind: AnyKind): Record<'list' | 'info' | 'add' | 'edit' | 'remove' | 'sort' | 'revisions' | 'restore' | 'body', Json> {
  const label = kind.label.en;
  const named = Object.fromEntries([...kind.filters, ...kind.search].map((name) => [name, { type: 'string' }]));
  const state = { enum: ['draft', 'published', 'scheduled', 'ended', 'trash'] };
  return {
    list: {
      summary: `List for staff: ${label}`,
      querystring: query({ ...pages, text: { type: 'string' }, status: state, sort: { type: 'string' }, ...named }),
      response: answer(page(entryOf(kind))),
    },
    info: { summary: `One for staff: ${label}`, params: id, response: answer(entryOf(kind)) },
    add: { summary: `Add: ${label}`, body: bodyOf(addSchemaOf(kind)), response: answer(entryOf(kind)) },
    edit: { summary: `Change: ${label}`, params: id, body: bodyOf(editSchemaOf(kind)), response: answer(entryOf(kind)) },
    remove: { summary: `Into the trash: ${label}`, params: id },
    sort: { summary: `Order by hand: ${label}`, body: { type: 'object', properties: { ids: { type: 'array', items: { type: 'integer' } } } } },
    revisions: { summary: `Revisions: ${label}`, params: id, querystring: query(pages) },
    restore: {
      summary: `Out of the trash, or back to a revision: ${label}`,
      params: id,
      body: { type: 'object', properties: { revision: { type: 'integer' }, to: { type: 'integer' } } },
    },
    body: {
      summary: `Change a body by index: ${label}`,
      params: id,
      body: {
        type: 'object',
        properties: { field: { type: 'string' }, revision: { type: 'integer' }, op: { enum: ['add', 'replace', 'remove', 'move', 'clear'] } },
      },
    },
  };
}

function entryOf(kind: AnyKind, without: readonly string[] = []): Json {
  const fields = Object.entries(kind.fields).filter(([name]) => !without.includes(name));
  const common = { id: { type: 'integer' }, sort: { type: 'integer' }, updatedAt: { type: 'string', format: 'date-time' } };
  return { type: 'object', properties: { ...common, ...Object.fromEntries(fields.map(([name, field]) => [name, readOf(field)])) } };
}

function readOf(field: Field): Json {
  const value = jsonOf(field);
  return field.required || field.type === 'boolean' || field.readOnly ? value : { anyOf: [value, { type: 'null' }] };
}
function jsonOf(field: Field): Json {
  switch (field.type) {
    case 'integer':
      return { type: 'integer' };
    case 'boolean':
      return { type: 'boolean' };
    case 'select':
      return { enum: field.options };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'relation':
      return { type: 'object', properties: { id: { type: 'integer' }, title: { type: 'string' } } };
    case 'items':
    case 'files':
      return { type: 'array', items: { type: 'object' } };
    case 'list':
      return { type: 'array', items: field.item?.[''] ? jsonOf(field.item['']) : { type: 'object' } };
    case 'image':
    case 'file':
    case 'video':
    case 'panorama':
    case 'link':
    case 'dateRange':
      return { type: 'object' };
    default:
      return { type: 'string' };
  }
}
