import { z } from 'zod';

/** A JSON schema (2020-12, as OpenAPI 3.1 has them). */
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
/** An object with these properties and no others; all of them are there, but for those named as `optional`. */
export const objectSchema = (
  properties: Record<string, Json>,
  optional: readonly string[] = [],
): Json => ({
  type: 'object',
  additionalProperties: false,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  properties,
});
/** One page of a list. */
export const pageSchema = (item: Json): Json =>
  objectSchema({
    list: listSchema(item),
    total: { type: 'integer' },
    page: { type: 'integer' },
    perpage: { type: 'integer' },
  });

const documented = z.registry<Json>();
/**
 * Gives a schema another JSON schema than its own. For what a query or a path carries as text and callers mean as something else: a number is documented as a
 * number, whatever pattern its text has to match.
 */
export function documentAs<S extends z.ZodType>(schema: S, json: Json): S {
  documented.add(schema, json);
  return schema;
}

/** What the document says of a value that its schema marks. */
const MARKS: Readonly<Record<string, (mark: unknown) => string>> = {
  'x-entry': (kind) => `Id of a ${kind}`,
  'x-media': () => 'Id in the media library',
  'x-href': () =>
    'A path of this site, or an address with https: (without user name or password), mailto: or tel:',
};

/** A zod schema as JSON schema: what is sent (`input`), or what is answered (`output`). A part that is a component is a reference; by itself it is what stands there. */
export function toJsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema, path }) => {
      const own = documented.get(zodSchema);
      if (own) replaceWith(jsonSchema, { ...own, ...z.globalRegistry.get(zodSchema) });
      // Zod leaves it out where the value is transformed.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default = zodSchema.def.defaultValue;
      const { component, ...schema } = jsonSchema as Json;
      if (component) replaceWith(jsonSchema, path.length > 0 ? ref(String(component)) : schema);
      describeMarks(jsonSchema);
      simplify(jsonSchema);
    },
  }) as Json;
  return json;
}
function replaceWith(schema: Json, other: Json): void {
  for (const key of Object.keys(schema)) delete schema[key];
  Object.assign(schema, other);
}
function describeMarks(schema: Json): void {
  for (const [name, describe] of Object.entries(MARKS))
    if (name in schema) schema.description ??= describe(schema[name]);
}
/** Takes out what says nothing: the pattern and the length of a format that is named, the bounds of what JavaScript can count, that nothing is put where nothing is. In a record every name of a closed set is told. */
function simplify(schema: Json): void {
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
/** Either kind of schema as JSON schema. */
export const toSchema = (schema: unknown, io: 'input' | 'output'): Json =>
  schema instanceof z.ZodType ? toJsonSchema(schema, io) : (schema as Json);
