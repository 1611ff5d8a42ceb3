import type { Json } from '../../platform/validation/json-schema.ts';
import {
  id,
  listSchema,
  moment,
  objectSchema,
  orNull,
  ref,
  text,
} from '../../platform/validation/json-schema.ts';

const tags = ['drafts'];
const values: Json = { type: 'object', additionalProperties: true };
/** Why a draft was not published when its time came. */
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
  entryId: orNull(id),
  version: { type: 'integer', minimum: 1 },
  title: text,
  updatedAt: moment,
  updatedBy: text,
  schedule: orNull(schedule),
};
const whole = objectSchema({ ...LISTED_FIELDS, changed: values, base: values });
const VERSION_CONFLICT = 'Somebody has written in it; data is the working copy as it is now';

/** What the API document says of working copies. */
export const draftDocs = {
  list: {
    tags,
    operationId: 'listWorkingCopies',
    summary: 'What is changed and not published, the latest first',
    description:
      'Of the kinds whose area the account may edit, 200 at most; of one kind, and of one entry, when they are named.',
    answer: objectSchema({ list: listSchema(objectSchema(LISTED_FIELDS)) }),
  },
  read: {
    tags,
    operationId: 'getWorkingCopy',
    summary: 'One working copy',
    answer: whole,
    mayMiss: true,
  },
  add: {
    tags,
    operationId: 'addWorkingCopy',
    summary: 'Begin a working copy',
    description:
      'Of an entry, or of one that is not stored yet. Half-filled is taken: nothing but the rich text is checked, and visitors see none of it.',
    answer: whole,
    mayMiss: true,
    conflicts:
      'The entry has one already, which is in data; or too many new entries of the kind are begun',
  },
  change: {
    tags,
    operationId: 'changeWorkingCopy',
    summary: 'Change a working copy',
    answer: whole,
    mayMiss: true,
    conflicts: VERSION_CONFLICT,
  },
  schedule: {
    tags,
    operationId: 'scheduleWorkingCopy',
    summary: 'Let a working copy be published by itself',
    description:
      'Of an entry that is stored. At that time what it says is brought together with what was published since and is saved in the name of the caller; where both changed the same place it stays a working copy and says so in `failure`. What is written in it until then is published, too. Null takes it back.',
    answer: whole,
    mayMiss: true,
    conflicts: `${VERSION_CONFLICT}; or its entry is not stored yet, or was changed in the same place, or its area asks for an approval that it does not have`,
  },
  discard: {
    tags,
    operationId: 'deleteWorkingCopy',
    summary: 'Discard a working copy',
    description: 'Names the version that is discarded: what a colleague has written since stays.',
    answer: objectSchema({ id }),
    mayMiss: true,
    conflicts: VERSION_CONFLICT,
  },
};
