import { KINDS } from '@admissions/model/kinds';
import { REVIEW_PROGRESS } from '@admissions/protocol/staff';
import type { Json } from '../../platform/validation/json-schema.ts';
import {
  flag,
  id,
  listSchema,
  moment,
  objectSchema,
  orNull,
  ref,
  text,
} from '../../platform/validation/json-schema.ts';
import { CONTENT_AREAS } from './publishing-rules.ts';

const tags = ['reviews'];
const number: Json = { type: 'integer', minimum: 0 };
const person = { id: number, name: text };
const review = objectSchema({
  id,
  kind: ref('KindId'),
  entryId: orNull(id),
  draftId: orNull(id),
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
/** The schemas that these routes share, by the name they have in the document. */
export const REVIEW_SCHEMAS: Record<string, Json> = {
  KindId: { type: 'string', enum: KINDS.map((kind) => kind.id) },
  DraftReview: review,
  ReviewComment: comment,
  ReviewThread: thread,
  PublishingRules: rules,
};
const SUBJECT =
  'Of an entry with the draft beside it (`entryId`), or of a draft that is no entry yet (`draftId`).';

/** What the API document says of reviews. */
export const reviewDocs = {
  list: {
    tags,
    operationId: 'listReviews',
    summary: 'What waits for the caller, what the caller asked for, and what waits for anybody',
    description: 'In the areas that the caller may edit, the latest first; 200 of each at most.',
    answer: objectSchema({ forMe: reviews, byMe: reviews, open: reviews }),
  },
  thread: {
    tags,
    operationId: 'getReviewThread',
    summary: 'Everything that was said of a draft or an entry',
    description: SUBJECT,
    answer: ref('ReviewThread'),
    mayMiss: true,
  },
  ask: {
    tags,
    operationId: 'addReview',
    summary: 'Ask a colleague to look at it',
    description: `${SUBJECT} Whoever is asked has to be able to edit the area.`,
    answer: ref('ReviewThread'),
    mayMiss: true,
    conflicts: 'The colleague changed it last, or is asked already',
  },
  answer: {
    tags,
    operationId: 'changeReview',
    summary: 'Approve it, or send it back',
    description:
      'Names what was seen. An approval is for exactly that, and for one publication; it counts while its giver may edit the area.',
    answer: ref('ReviewThread'),
    mayMiss: true,
    conflicts:
      'It is answered already, was asked for by the caller, says something else by now; or, approving, was changed last by the caller, or cannot be published as it is',
  },
  withdraw: {
    tags,
    operationId: 'deleteReview',
    summary: 'Take a request back',
    answer: objectSchema({ id }),
    mayMiss: true,
    conflicts: 'It is answered already',
  },
  comment: {
    tags,
    operationId: 'addReviewComment',
    summary: 'Comment on a draft or an entry',
    description: `${SUBJECT} On all of it, on a field, or on an item of a body by its key.`,
    answer: ref('ReviewComment'),
    mayMiss: true,
  },
  resolve: {
    tags,
    operationId: 'changeReviewComment',
    summary: 'Settle a comment, or open it again',
    answer: ref('ReviewComment'),
    mayMiss: true,
  },
  rules: {
    tags,
    operationId: 'listPublishingRules',
    summary: 'In which areas publishing needs an approval',
    answer: ref('PublishingRules'),
  },
  setRule: {
    tags,
    operationId: 'changePublishingRule',
    summary:
      'Let publishing in an area need the approval of somebody else than the last editor, or not',
    description:
      'With it every write after which visitors read something new is refused with 409 unless a colleague has approved exactly that: adding, changing, restoring, publishing many, drafts with a time. What is published or scheduled already stays.',
    answer: ref('PublishingRules'),
  },
};
