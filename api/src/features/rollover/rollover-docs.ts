import type { Json } from '../../platform/validation/json-schema.ts';
import {
  flag,
  id,
  listSchema,
  moment,
  objectSchema,
  text,
} from '../../platform/validation/json-schema.ts';

const tags = ['drafts'];
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

/** What the API document says of a year's turnover. */
export const rolloverDocs = {
  list: {
    tags,
    operationId: 'listTurnovers',
    summary: 'Which drafts were made from which entries of last year',
    description: 'Of one kind; without those whose draft is in the trash.',
    answer: objectSchema({ list: listSchema(line) }),
  },
  add: {
    tags,
    operationId: 'addTurnovers',
    summary: 'Make drafts for another year from entries',
    description:
      'All that can be made at once or nothing; what was made before is in `already` and is not made again. Nothing is published.',
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
    }),
  },
  read: {
    tags,
    operationId: 'getTurnover',
    summary: 'A draft for another year, with every year and date that it took over',
    answer: review,
    mayMiss: true,
  },
  change: {
    tags,
    operationId: 'changeTurnover',
    summary: 'Write years and dates of such a draft anew, or say that they are right',
    description: 'All of them or none; each names what it said.',
    answer: review,
    mayMiss: true,
    conflicts: 'Somebody changed the draft; data is the draft as it is now',
  },
};
