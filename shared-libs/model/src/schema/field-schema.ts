import { z } from 'zod';
import { PHONE } from '../base/phone.ts';
import { foldText } from '../fields/fold-text.ts';
import type { Field, Fields, FieldType } from '../fields/index.ts';
import { bodyItemSchema } from './body-schema.ts';
import { requiredLine, requiredText, richText } from './text.ts';
import {
  colorSchema,
  dateRangeSchema,
  daySchema,
  fileSchema,
  imageSchema,
  linkSchema,
  momentSchema,
  videoSchema,
} from './value-schemas.ts';

/** The write schema of a field; empty optional values become null. */
export function buildFieldSchema(field: Field): z.ZodType {
  const schema = buildRequiredSchema(field);
  if (field.type === 'boolean') return schema;
  return field.required
    ? schema
    : z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable());
}

/** A strict object schema without read-only fields. */
export function buildFieldsSchema(fields: Fields): z.ZodObject {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  return z.strictObject(
    Object.fromEntries(writable.map(([name, field]) => [name, buildWritableSchema(field)])),
  );
}

function buildWritableSchema(field: Field): z.ZodType {
  const schema = buildFieldSchema(field);
  if (field.type === 'boolean') return schema.default(field.initial ?? false);
  return field.required ? schema : schema.default(null);
}

const buildRequiredSchema = (field: Field): z.ZodType =>
  (SCHEMAS[field.type] as SchemaOf<FieldType>)(field);

const integerSchema = ([min, max]: readonly [number, number]) =>
  z
    .int({ error: ({ input }) => (isEmpty(input) ? 'validation.required' : 'validation.integer') })
    .min(min, `validation.min|min=${min}`)
    .max(max, `validation.max|max=${max}`);

const decimalSchema = ([min, max]: readonly [number, number], places: number) =>
  z
    .number({
      error: ({ input }) => (isEmpty(input) ? 'validation.required' : 'validation.number'),
    })
    .min(min, `validation.min|min=${min}`)
    .max(max, `validation.max|max=${max}`)
    // Via text: 1.15 has two decimal places, whatever its binary form.
    .refine(
      (value) => Number(value.toFixed(places)) === value,
      `validation.places|places=${places}`,
    )
    .meta({ description: `At most ${places} digits after the point` });

// '0' may be an option (block types); elsewhere 0 and '0' mean "nothing selected".
const selectErrors = (options: readonly string[]) => ({
  error: (issue: { input?: unknown }) =>
    isEmpty(issue.input) || (issue.input === '0' && !options.includes('0'))
      ? 'validation.zero'
      : 'validation.select',
});

function listSchema(item: Fields) {
  const single = item[''];
  const schema = single ? buildFieldSchema(single) : buildFieldsSchema(item);
  return z.array(schema, 'validation.selectMany').max(200, 'error.tooLarge');
}
const isEmpty = (value: unknown) => value === undefined || value === '' || value === null;

type SchemaOf<T extends FieldType> = (field: Field<unknown, unknown, T>) => z.ZodType;
/** The schema of a required value, by field type. */
const SCHEMAS: { readonly [T in FieldType]: SchemaOf<T> } = {
  text: ({ max }) => requiredLine(max),
  longText: ({ max }) => requiredText(max),
  richText: ({ max }) => richText(max),
  email: ({ max }) =>
    requiredLine(max, (text) => foldText('email', text))
      .refine((value) => z.email().safeParse(value).success, 'validation.email')
      .meta({ format: 'email' }),
  phone: ({ max }) =>
    requiredLine(max, (text) => foldText('phone', text))
      .refine((value) => PHONE.test(value), 'validation.phone')
      .meta({ pattern: PHONE.source }),
  color: ({ use }) => colorSchema(use),
  date: () => daySchema(),
  dateRange: dateRangeSchema,
  dateTime: momentSchema,
  integer: ({ range }) => integerSchema(range),
  decimal: ({ range, places }) => decimalSchema(range, places),
  boolean: () => z.boolean('validation.select'),
  select: ({ options }) =>
    z.preprocess(
      (value) => (value === 0 || value === '' ? undefined : value),
      z.enum(options, selectErrors(options)),
    ),
  link: linkSchema,
  image: imageSchema,
  panorama: () => z.union([imageSchema(), linkSchema()], 'validation.required'),
  files: () => z.array(fileSchema()).max(20, 'error.tooLarge'),
  video: videoSchema,
  relation: ({ to }) =>
    z
      .int('validation.zero')
      .min(1, 'validation.zero')
      .max(999_999_999, 'validation.select')
      .meta({ 'x-entry': to }),
  items: () => z.array(bodyItemSchema(), 'validation.required').max(200, 'error.tooLarge'),
  list: ({ item }) => listSchema(item),
};
