import { z } from 'zod';
import { PHONE } from '../base/phone.ts';
import { foldText } from '../fields/fold-text.ts';
import type { Field, Fields, SchemaBuilders } from '../fields/index.ts';
import { fieldTypeFor } from '../fields/index.ts';
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

function buildRequiredSchema(field: Field): z.ZodType {
  return fieldTypeFor(field).schema(BUILDERS, field);
}

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

/** Builders for the schemas of field types. */
const BUILDERS: SchemaBuilders = {
  line: requiredLine,
  text: requiredText,
  html: richText,
  email: (max) =>
    requiredLine(max, (text) => foldText('email', text))
      .refine((value) => z.email().safeParse(value).success, 'validation.email')
      .meta({ format: 'email' }),
  phone: (max) =>
    requiredLine(max, (text) => foldText('phone', text))
      .refine((value) => PHONE.test(value), 'validation.phone')
      .meta({ pattern: PHONE.source }),
  color: colorSchema,
  day: daySchema,
  dayRange: dateRangeSchema,
  moment: momentSchema,
  integer: integerSchema,
  decimal: decimalSchema,
  flag: () => z.boolean('validation.select'),
  option: (options) =>
    z.preprocess(
      (value) => (value === 0 || value === '' ? undefined : value),
      z.enum(options, selectErrors(options)),
    ),
  link: linkSchema,
  picture: imageSchema,
  pictureOrLink: () => z.union([imageSchema(), linkSchema()], 'validation.required'),
  files: () => z.array(fileSchema()).max(20, 'error.tooLarge'),
  film: videoSchema,
  entryId: (to) =>
    z
      .int('validation.required')
      .min(1, 'validation.zero')
      .max(999_999_999, 'validation.select')
      .meta({ 'x-entry': to }),
  body: () => z.array(bodyItemSchema(), 'validation.required').max(200, 'error.tooLarge'),
  rows: listSchema,
};
