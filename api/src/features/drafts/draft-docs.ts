import {
  flag,
  id,
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  ref,
  text,
} from '../../platform/validation/json-schema.ts';

const values: Json = { type: 'object', additionalProperties: true };
/** Why a scheduled draft was not published. */
export const draftFailure = objectSchema({
  reason: { type: 'string', enum: ['conflict', 'refused', 'right', 'approval', 'gone'] },
  fields: listSchema(text),
});
const schedule = objectSchema({
  at: moment,
  by: text,
  failure: orNull(draftFailure),
});
const LISTED_FIELDS: Record<string, Json> = {
  id,
  kind: ref('KindId'),
  entryId: id,
  version: { type: 'integer', minimum: 1 },
  title: text,
  updatedAt: moment,
  updatedBy: text,
  schedule: orNull(schedule),
  isNew: flag,
};
const whole = objectSchema({ ...LISTED_FIELDS, changed: values, base: values });
const VERSION_CONFLICT = 'Somebody has written in it; data is the working copy as it is now';

export const draftDocs = {
  list: {
    operationId: 'listWorkingCopies',
    summary: 'What is changed and not published, the latest first',
    description:
      'At most 200, of the kinds that the account may edit; optionally of one kind and one entry.',
    answer: objectSchema({ list: listSchema(objectSchema(LISTED_FIELDS)) }),
  },
  read: {
    operationId: 'getWorkingCopy',
    summary: 'One working copy',
    answer: whole,
  },
  add: {
    operationId: 'addWorkingCopy',
    summary: 'Begin a working copy',
    description:
      'Of an existing entry, or of a new one, which is stored with it as a draft (`isNew`). May be incomplete: only the rich text is checked, and visitors see none of it.',
    answer: whole,
    mayMiss: true,
    conflicts: 'The entry has one already, which is in data; or a singleton exists already',
  },
  change: {
    operationId: 'changeWorkingCopy',
    summary: 'Change a working copy',
    answer: whole,
    conflicts: VERSION_CONFLICT,
  },
  schedule: {
    operationId: 'scheduleWorkingCopy',
    summary: 'Let a working copy be published by itself',
    description:
      'Of an existing entry. When due, the draft is merged with later published changes and saved in the name of the caller; if both changed the same field it stays a draft with the reason in `failure`. Edits until then are published, too. Null cancels it.',
    answer: whole,
    conflicts: `${VERSION_CONFLICT}; or its entry is new, or changed in the same field, or requires an approval that is missing`,
  },
  discard: {
    operationId: 'deleteWorkingCopy',
    summary: 'Discard a working copy',
    description:
      'Names the version that is discarded: what a colleague has written since stays. With `isNew` the entry is deleted, too.',
    answer: objectSchema({ id }),
    conflicts: VERSION_CONFLICT,
  },
};
