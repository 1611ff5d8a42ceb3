import { KINDS } from '@admissions/model/kinds';
import { REVIEW_PROGRESS } from '@admissions/protocol/staff';
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
import { CONTENT_AREAS } from './publishing-rules.ts';

const number: Json = { type: 'integer', minimum: 0 };
const person = { id: number, name: text };
const review = objectSchema({
  id,
  kind: ref('KindId'),
  entryId: id,
  state: { type: 'string', enum: REVIEW_PROGRESS },
  title: text,
  parent: orNull(id),
  by: objectSchema(person),
  at: moment,
  of: objectSchema({ ...person, mayAnswer: flag }),
  note: text,
  answer: orNull(objectSchema({ by: objectSchema(person), at: moment, words: text })),
  publishedRevision: orNull(id),
});
const reviews = listSchema(ref('DraftReview'));
const comment = objectSchema({
  id,
  field: orNull(text),
  item: orNull(text),
  text,
  by: objectSchema(person),
  at: moment,
  resolved: orNull(objectSchema({ by: text, at: moment })),
});
const thread = objectSchema({
  reviews,
  comments: listSchema(ref('ReviewComment')),
  needsApproval: flag,
  seen: objectSchema({ version: orNull(id), revision: orNull(id) }),
  approval: { type: 'string', enum: ['open', 'approved', 'changed'] },
  lastEditorId: orNull(id),
  colleagues: listSchema(objectSchema(person)),
  bundle: orNull(objectSchema({ id, name: text })),
});
const rules = objectSchema({
  areas: listSchema(
    objectSchema({
      area: { type: 'string', enum: CONTENT_AREAS },
      needsApproval: flag,
      editors: number,
    }),
  ),
});
/** Shared schemas by their name in the API document. */
export const REVIEW_SCHEMAS: Record<string, Json> = {
  KindId: { type: 'string', enum: KINDS.map((kind) => kind.id) },
  DraftReview: review,
  ReviewComment: comment,
  ReviewThread: thread,
  PublishingRules: rules,
};
const SUBJECT = 'For an entry with its draft.';

export const reviewDocs = {
  list: {
    operationId: 'listReviews',
    summary: 'Lists reviews that wait for the caller or anybody, or that the caller requested',
    description: 'In the areas that the caller may edit, the latest first; 200 of each at most.',
    answer: objectSchema({ forMe: reviews, byMe: reviews, open: reviews }),
  },
  thread: {
    operationId: 'getReviewThread',
    summary: 'Lists reviews and comments of a draft or an entry',
    description: SUBJECT,
    answer: ref('ReviewThread'),
    mayMiss: true,
  },
  ask: {
    operationId: 'addReview',
    summary: 'Requests a review from a colleague',
    description: `${SUBJECT} The reviewer must be able to edit the area.`,
    answer: ref('ReviewThread'),
    mayMiss: true,
    conflicts: 'The colleague edited it last, or was already requested',
  },
  answer: {
    operationId: 'changeReview',
    summary: 'Approves a draft, or sends it back',
    description:
      'Names the version that was seen. An approval covers exactly that version and one publication, while its author may edit the area.',
    answer: ref('ReviewThread'),
    conflicts:
      'It is already answered, was requested by the caller or has changed; an approval also fails for the last editor and for unpublishable content',
  },
  withdraw: {
    operationId: 'deleteReview',
    summary: 'Withdraws a request',
    answer: objectSchema({ id }),
    conflicts: 'It is already answered',
  },
  comment: {
    operationId: 'addReviewComment',
    summary: 'Comments on a draft or an entry',
    description: `${SUBJECT} On the whole, on a field, or on an item of a body by its key.`,
    answer: ref('ReviewComment'),
    mayMiss: true,
  },
  resolve: {
    operationId: 'changeReviewComment',
    summary: 'Resolves a comment, or reopens it',
    answer: ref('ReviewComment'),
  },
  rules: {
    operationId: 'listPublishingRules',
    summary: 'Lists areas that publish only with approval',
    answer: ref('PublishingRules'),
  },
  setRule: {
    operationId: 'changePublishingRule',
    summary: 'Sets whether publishing in an area needs the approval of another editor',
    description:
      'If set, every write that changes public content (adding, changing, restoring, bulk publishing, scheduled drafts) is refused with 409 unless a colleague has approved exactly that content. Published and scheduled entries are unaffected.',
    answer: ref('PublishingRules'),
  },
};
