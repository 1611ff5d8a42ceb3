import {
  flag,
  id,
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  text,
} from '../../platform/validation/json-schema.ts';

const year: Json = { type: 'integer', minimum: 100, maximum: 199 };
const LINE_FIELDS: Record<string, Json> = {
  id,
  from: id,
  made: id,
  year,
  toYear: year,
  at: moment,
  by: text,
};
const line = objectSchema(LINE_FIELDS);
const review = objectSchema({
  ...LINE_FIELDS,
  title: text,
  status: { type: 'string', enum: ['draft', 'published'] },
  revision: { type: 'integer', minimum: 1 },
  finds: listSchema(
    objectSchema({
      at: text,
      field: text,
      text,
      before: text,
      after: text,
      suggestions: objectSchema({ date: text, weekday: text }),
      isSure: flag,
      state: { type: 'string', enum: ['open', 'kept', 'changed'] },
      was: text,
    }),
  ),
});

export const rolloverDocs = {
  list: {
    operationId: 'listTurnovers',
    summary: 'Lists drafts copied from last year’s entries',
    description: 'Of one kind, except drafts in the trash.',
    answer: objectSchema({ list: listSchema(line) }),
  },
  add: {
    operationId: 'addTurnovers',
    summary: 'Copies entries to drafts for another year',
    description:
      'Creates all drafts or none; existing ones are listed in `already`. Nothing is published. The new drafts join the open bundle of the year.',
    answer: objectSchema({
      made: listSchema(line),
      already: listSchema(line),
      missing: listSchema(id),
      refused: listSchema(
        objectSchema({
          id,
          errors: { type: 'object', additionalProperties: listSchema(text) },
        }),
      ),
      bundle: orNull(objectSchema({ id, name: text })),
    }),
  },
  read: {
    operationId: 'getTurnover',
    summary: 'Returns a draft for another year with every copied year and date',
    answer: review,
  },
  change: {
    operationId: 'changeTurnover',
    summary: 'Replaces or confirms years and dates of a draft',
    description: 'All or none; each names its previous text.',
    answer: review,
    conflicts: 'The draft has changed; data is its current state',
  },
};
