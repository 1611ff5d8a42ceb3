import { z } from 'zod';
import type { Field, Fields } from '../fields/index.ts';
import { PHONE } from '../phone.ts';
import { bodyItemSchema } from './body-schema.ts';
import { requiredLine, requiredText, richText } from './text.ts';
import {
  dateRangeSchema,
  dayText,
  fileSchema,
  imageSchema,
  linkSchema,
  momentText,
  videoSchema,
} from './value-schemas.ts';

/** The zod schema of one field as a client writes it. Empty optional fields become null. */
export function fieldSchemaOf(field: Field): z.ZodType {
  const schema = requiredSchemaOf(field);
  if (field.type === 'boolean') return schema;
  return field.required
    ? schema
    : z.preprocess((value) => (isEmpty(value) ? null : value), schema.nullable());
}

/** The object schema of some fields: unknown keys are refused, read-only fields cannot be written. */
export function fieldsSchemaOf(fields: Fields): z.ZodObject {
  const writable = Object.entries(fields).filter(([, field]) => !field.readOnly);
  return z.strictObject(
    Object.fromEntries(
      writable.map(([name, field]) => {
        const schema = fieldSchemaOf(field);
        return [
          name,
          field.type === 'boolean'
            ? schema.default(field.initial ?? false)
            : field.required
              ? schema
              : schema.default(null),
        ];
      }),
    ),
  );
}

function requiredSchemaOf(field: Field): z.ZodType {
  const max = field.max ?? 200;
  switch (field.type) {
    case 'text':
      return requiredLine(max);
    case 'longText':
      return requiredText(max);
    case 'richText':
      return richText(max);
    case 'date':
      return dayText();
    case 'dateTime':
      return momentText();
    case 'dateRange':
      return dateRangeSchema();
    case 'integer':
      return integerSchema(field.range);
    case 'boolean':
      return z.boolean('validation.select');
    case 'select':
      return z.preprocess(
        (value) => (value === 0 || value === '' ? undefined : value),
        z.enum(field.options as [string, ...string[]], zeroIsEmpty(field)),
      );
    case 'link':
      return linkSchema();
    case 'email':
      return requiredLine(max).refine(
        (value) => z.email().safeParse(value).success,
        'validation.email',
      );
    case 'phone':
      return requiredLine(max).refine((value) => PHONE.test(value), 'validation.phone');
    case 'image':
      return imageSchema();
    case 'panorama':
      return z.union([imageSchema(), linkSchema()], 'validation.required');
    case 'files':
      return z.array(fileSchema()).max(20, 'error.tooLarge');
    case 'video':
      return videoSchema();
    case 'relation':
      return z
        .int('validation.required')
        .min(1, 'validation.zero')
        .max(999_999_999, 'validation.select');
    case 'items':
      return z.array(bodyItemSchema(), 'validation.required').max(200, 'error.tooLarge');
    case 'list':
      return listSchema(field.item);
  }
}

const integerSchema = ([min, max]: readonly [number, number]) =>
  z
    .int({ error: ({ input }) => (isEmpty(input) ? 'validation.required' : 'validation.integer') })
    .min(min, `validation.min|min=${min}`)
    .max(max, `validation.max|max=${max}`);

// A closed list may hold '0' as a real value (block types); elsewhere 0 and '0' mean "nothing chosen".
const zeroIsEmpty = (field: Field) => ({
  error: (issue: { input?: unknown }) =>
    isEmpty(issue.input) || (issue.input === '0' && !field.options?.includes('0'))
      ? 'validation.zero'
      : 'validation.select',
});

function listSchema(item: Fields) {
  const single = item[''];
  const schema = single ? fieldSchemaOf(single) : fieldsSchemaOf(item);
  return z.array(schema, 'validation.selectMany').max(100, 'error.tooLarge');
}
const isEmpty = (value: unknown) => value === undefined || value === '' || value === null;
