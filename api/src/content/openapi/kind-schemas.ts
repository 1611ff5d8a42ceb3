import { type AnyKind, ENTRY_STATUSES, type Field, type Fields } from '@admissions/model';
import { findNumbersOwner, KINDS } from '@admissions/model/kinds';
import { buildAddSchema, buildEditSchema } from '@admissions/model/schema';
import { mapValues } from '../../platform/collections/map-values.ts';
import {
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  ref,
  text,
  toJsonSchema,
  whole,
} from '../../platform/validation/json-schema.ts';
import { fieldTypeFor } from '../field-types/field-types.ts';
import { hiddenFields, listBodies, omittedInLists } from '../schema/tables.ts';
import { buildBodyOperationSchema } from '../write/body-operation.ts';

const common = { id: whole, sort: whole, updatedAt: moment, isSample: { const: true } };
const describeEntry = (fields: Record<string, Json>) =>
  objectSchema(fields, ['isSample', 'unapprovedYears', 'isEnded']);
/** Only if years of a department wait for approval. */
const approvalOf = ({ id }: AnyKind): Record<string, Json> =>
  findNumbersOwner(id) ? { unapprovedYears: listSchema(whole) } : {};
const publication = {
  status: { type: 'string', enum: ENTRY_STATUSES },
  publishAt: orNull(moment),
  unpublishAt: orNull(moment),
};
const forStaff = {
  ...common,
  ...publication,
  createdAt: moment,
  updatedBy: orNull(text),
  revision: whole,
  deletedAt: orNull(moment),
  isEnded: { const: true },
};

const without = (schemas: Record<string, Json>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(schemas).filter(([name]) => !names.includes(name)));
// Child entries in the answer of one entry.
const childSchemas = ({ public: { children = {} } }: AnyKind): Record<string, Json> =>
  mapValues(children, ({ kind }) => listSchema(ref(kind)));

/** Plain values beside the whole ones. */
function withPlain({ public: { plain = {} }, fields }: AnyKind, schemas: Record<string, Json>) {
  const shown = { ...schemas };
  for (const [name, other] of Object.entries(plain)) {
    const value = fields[name]?.type === 'relation' ? whole : text;
    shown[other] = schemas[name] as Json;
    shown[name] = fields[name]?.required ? value : orNull(value);
  }
  return shown;
}

/** Whole fields of a public list's entries. */
export const describeListed = (kind: AnyKind): Record<string, Json> => ({
  ...common,
  ...approvalOf(kind),
  ...without(readFields(kind.fields), omittedInLists(kind)),
});

/** By name in the document. */
function buildSchemas(kind: AnyKind): Record<string, Json> {
  const fields = readFields(kind.fields);
  const bodies = listBodies(kind);
  // Empty in an entry that was begun and never saved.
  const drafted = mapValues(fields, (schema, name) => {
    const { required = false, readOnly } = kind.fields[name] ?? {};
    return required && !readOnly ? orNull(schema) : schema;
  });
  return {
    [kind.id]: describeEntry({
      ...common,
      ...approvalOf(kind),
      ...without(withPlain(kind, fields), hiddenFields(kind)),
      ...childSchemas(kind),
    }),
    [`${kind.id}.listed`]: describeEntry(withPlain(kind, describeListed(kind))),
    [`${kind.id}.staff`]: describeEntry({ ...forStaff, ...drafted }),
    [`${kind.id}.staffListed`]: describeEntry({ ...forStaff, ...without(drafted, bodies) }),
    [`${kind.id}.add`]: toJsonSchema(buildAddSchema(kind), 'input'),
    [`${kind.id}.edit`]: {
      ...toJsonSchema(buildEditSchema(kind), 'input'),
      description: 'Omitted fields stay unchanged',
    },
  };
}

/** Named by the kind's body fields, so that kinds share a schema. */
export const bodyChangeName = (kind: AnyKind) => ['BodyChange', ...listBodies(kind)].join('.');

const describeBodyChanges = (kind: AnyKind): Record<string, Json> =>
  listBodies(kind).length === 0
    ? {}
    : { [bodyChangeName(kind)]: toJsonSchema(buildBodyOperationSchema(kind), 'input') };

export const kindSchemas = (): Record<string, Json> =>
  Object.assign({}, ...KINDS.flatMap((kind) => [buildSchemas(kind), describeBodyChanges(kind)]));

/** Answers only; bodies are documented by their validation schemas. */
export const readFields = (fields: Fields): Record<string, Json> =>
  mapValues(fields, (field) => describeRead(field));

// In a row, a relation is null once its target is no longer visible.
const readRow = (fields: Fields): Record<string, Json> =>
  mapValues(fields, (field) => {
    const schema = describeRead(field);
    return field.type === 'relation' && field.required ? orNull(schema) : schema;
  });

function describeRead(field: Field) {
  const schema = fieldTypeFor(field).shown(field, {
    value: describeRead,
    record: (fields) => objectSchema(readRow(fields)),
  });
  return field.required || field.type === 'boolean' || field.readOnly ? schema : orNull(schema);
}
