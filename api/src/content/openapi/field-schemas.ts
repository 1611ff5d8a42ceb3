import type { Field, Fields } from '@admissions/model';
import { type Json, objectSchema, orNull } from '../../platform/validation/json-schema.ts';
import { fieldTypeFor } from '../field-types/field-types.ts';

/** Answers only; bodies are documented by their validation schemas. */
export const readFields = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describeRead(field)]));

// In a row, a relation is null once its target is no longer visible.
const readRow = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = describeRead(field);
      return [name, field.type === 'relation' && field.required ? orNull(schema) : schema];
    }),
  );

function describeRead(field: Field) {
  const schema = fieldTypeFor(field).shown(field, {
    value: describeRead,
    record: (fields) => objectSchema(readRow(fields)),
  });
  return field.required || field.type === 'boolean' || field.readOnly ? schema : orNull(schema);
}
