import { z } from 'zod';

/** JSON Schema 2020-12, as in OpenAPI 3.1. */
export type Json = Record<string, unknown>;

export const text: Json = { type: 'string' };
export const whole: Json = { type: 'integer' };
export const flag: Json = { type: 'boolean' };
export const moment: Json = { type: 'string', format: 'date-time' };
export const day: Json = { type: 'string', format: 'date' };
/** The id of a row. */
export const id: Json = { type: 'integer', minimum: 1, maximum: 999_999_999 };
export const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
export const listSchema = (items: Json): Json => ({ type: 'array', items });
export const orNull = (schema: Json): Json => ({ anyOf: [schema, { type: 'null' }] });
/** All properties are required, except those in `optional`. */
export const objectSchema = (
  properties: Record<string, Json>,
  optional: readonly string[] = [],
): Json => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
export const pageSchema = (item: Json, more: Record<string, Json> = {}): Json =>
  objectSchema({ list: listSchema(item), total: whole, page: whole, perpage: whole, ...more });

const documented = z.registry<Json>();
/** Overrides the documented schema: query numbers are text for zod, numbers for callers. */
export function documentAs<S extends z.ZodType>(schema: S, json: Json) {
  documented.add(schema, json);
  return schema;
}

/** Descriptions of schemas with metadata marks. */
const MARKS: Readonly<Record<string, (mark: unknown) => string>> = {
  'x-entry': (kind) => `Id of a ${kind}`,
  'x-media': () => 'Id in the media library',
  'x-href': (mark) =>
    mark === 'outside'
      ? 'An address with https: (without user name or password)'
      : 'A path of this site, or an address with https: (without user name or password), mailto: or tel:',
};

/** `input`: requests, `output`: answers. Nested components become references. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const own = documented.get(zodSchema);
      if (own) replaceWith(jsonSchema, { ...own, ...z.globalRegistry.get(zodSchema) });
      // zod omits the default of a transformed value.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
      const { component, ...schema } = jsonSchema;
      if (component) replaceWith(jsonSchema, path.length > 0 ? ref(String(component)) : schema);
      describeMarks(jsonSchema);
      simplify(jsonSchema);
    },
  });
  return json;
}
function replaceWith(schema: Json, other: Json) {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, other);
}
function describeMarks(schema: Json) {
  for (const [name, describe] of Object.entries(MARKS))
    if (name in schema) schema.description ??= describe(schema[name]);
}
/** Removes redundant keywords: pattern and length of named formats, safe-integer bounds. */
function simplify(schema: Json) {
  if (['date', 'date-time', 'email'].includes(String(schema.format))) {
    delete schema.pattern;
    delete schema.minLength;
  }
  if (schema.default === null) delete schema.default;
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum;
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum;
  const { enum: names } = (schema.propertyNames ?? {}) as { enum?: string[] };
  if (!names) return;
  schema.properties = Object.fromEntries(names.map((name) => [name, schema.additionalProperties]));
  schema.additionalProperties = false;
  delete schema.propertyNames;
}
/** Accepts either kind of schema. */
export const toSchema = (schema: unknown, io: 'input' | 'output') =>
  schema instanceof z.ZodType ? toJsonSchema(schema, io) : (schema as Json);
