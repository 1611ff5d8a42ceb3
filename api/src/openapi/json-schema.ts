import { z } from 'zod';

/** A JSON schema (2020-12, as OpenAPI 3.1 has them). */
export type Json = Record<string, unknown>;

export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const listOf = (items: Json): Json => ({ type: 'array', items });
export const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
/** An object with these properties and no others; all of them are there, but for those named as `optional`. */
export const objectOf = (
  properties: Record<string, Json>,
  optional: readonly string[] = [],
): Json => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
/** One page of a list. */
export const pageOf = (item: Json): Json =>
  objectOf({
    list: listOf(item),
    total: { type: 'integer' },
    page: { type: 'integer' },
    perpage: { type: 'integer' },
  });

/** A zod schema as JSON schema: what is sent (`input`), or what is answered (`output`). */
export function jsonOf(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => plain(jsonSchema),
  }) as Json;
  return json;
}
/** Takes out what says nothing: the pattern of a format that is named, the bounds of what JavaScript can count. In a record every name of a closed set is told. */
function plain(schema: Json): void {
  if (['date', 'date-time', 'email'].includes(String(schema.format))) delete schema.pattern;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const { enum: names } = (schema.propertyNames ?? {}) as { enum?: string[] };
  if (!names) return;
  schema.properties = Object.fromEntries(names.map((name) => [name, schema.additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
/** Either kind of schema as JSON schema. */
export const schemaOf = (schema: unknown, io: 'input' | 'output'): Json =>
  schema instanceof z.ZodType ? jsonOf(schema, io) : (schema as Json);
