import { z } from 'zod';

/** A JSON schema (2020-12, as OpenAPI 3.1 has them). */
export type Json = Record<string, unknown>;

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: Json): Json => ({ type: 'array', items });
export const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
/** An object with these properties and no others; all of them are there, but for those named as `optional`. */
export const objectOf = (properties: Record<string, Json>, optional: readonly string[] = []): Json => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
/** One page of a list. */
export const pageOf = (item: Json): Json =>
  objectOf({ list: listOf(item), total: { type: 'integer' }, page: { type: 'integer' }, perpage: { type: 'integer' } });

/** A zod schema as JSON schema: what is sent (`input`), or what is answered (`output`). */
export function jsonOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  return json;
}
/** Either kind of schema as JSON schema. */
export const schemaOf = (schema: unknown, io: 'input' | 'output'): Json => (schema instanceof z.ZodType ? jsonOf(schema, io) : (schema as Json));
