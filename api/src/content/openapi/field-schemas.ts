import type { Field, Fields } from '@admissions/contracts';
import type { Json } from '../../platform/validation/json-schema.ts';
import { objectSchema, orNull } from '../../platform/validation/json-schema.ts';
import { fieldTypeFor } from '../field-types/field-types.ts';

/** What a client sends for these fields: required ones have to be there. */
export function writtenFields(fields: Fields): {
  properties: Record<string, Json>;
  optional: string[];
} {
  const writable = Object.entries(fields).filter(([, { readOnly }]) => !readOnly);
  return {
    properties: Object.fromEntries(writable.map(([name, field]) => [name, describeWrite(field)])),
    optional: writable
      .filter(([, field]) => !field.required || field.type === 'boolean')
      .map(([name]) => name),
  };
}
/** What a client reads of these fields. */
export const readFields = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, describeRead(field)]));

function describeWrite(field: Field): Json {
  const schema = fieldTypeFor(field).written(field, {
    value: describeWrite,
    record: writtenRecord,
  });
  return field.required || field.type === 'boolean' ? schema : orNull(schema);
}
function writtenRecord(fields: Fields): Json {
  const { properties, optional } = writtenFields(fields);
  return objectSchema(properties, optional);
}

// In a row a relation is null once what it led to is not to be seen any more.
const readRow = (fields: Fields): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => {
      const schema = describeRead(field);
      return [name, field.type === 'relation' && field.required ? orNull(schema) : schema];
    }),
  );

function describeRead(field: Field): Json {
  const { written, shown = written } = fieldTypeFor(field);
  const schema = shown(field, {
    value: describeRead,
    record: (fields) => objectSchema(readRow(fields)),
  });
  return field.required || field.type === 'boolean' || field.readOnly ? schema : orNull(schema);
}
