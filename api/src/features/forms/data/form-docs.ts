import { taipeiDay } from '@admissions/model';
import {
  FORMS,
  type ProofChallenge,
  type RemainingSeats,
  type VisitDays,
  type VisitorForm,
} from '@admissions/model/forms';
import { buildSubmissionSchema } from '@admissions/model/schema';
import {
  type AccessLogEntry,
  type Assignee,
  type BulkReplyAnswer,
  type Duplicate,
  type FormStats,
  type ListedMail,
  MAIL_STATES,
  type MyVisit,
  REVIEW_STATES,
  type ReviewReply,
  type StoredLetter,
} from '@admissions/protocol/forms';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { readFields } from '../../../content/openapi/kind-schemas.ts';
import { memoize } from '../../../platform/memoize.ts';
import { count, describePage, moment, whole } from '../../../platform/openapi/answer-schemas.ts';
import { STALE_REVISION } from '../../../platform/openapi/refusals.ts';
import {
  type Json,
  listSchema,
  objectSchema,
  orNull,
  pageSchema,
  ref,
  toJsonSchema,
} from '../../../platform/validation/json-schema.ts';
import { guardSchema } from './guard-schema.ts';
import { describeStatePage } from './state-page.ts';

const text = z.string();
const textOrNull = text.nullable();
const state = z.enum(REVIEW_STATES);
const storedLetter: z.ZodType<StoredLetter> = z.strictObject({
  name: text,
  state,
  text,
});
const assignee: z.ZodType<Assignee> = z.strictObject({ id: whole, name: text });
const receipt = objectSchema(
  {
    reference: { type: 'string' },
    duplicate: { type: 'boolean' },
    waiting: { const: true },
    mailed: { const: true },
    key: { type: 'string' },
  },
  ['waiting', 'mailed', 'key'],
);
const challenge: z.ZodType<ProofChallenge> = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: text,
  maxnumber: whole,
  salt: text,
  signature: text,
});
const visitDays: z.ZodType<VisitDays> = z.strictObject({
  meeting: textOrNull,
  days: z.array(
    z.strictObject({
      day: z.iso.date(),
      left: count,
      bar: z.enum(['soon', 'closed', 'weekday', 'full']).nullable(),
      note: textOrNull,
    }),
  ),
});
const places: z.ZodType<RemainingSeats> = z.strictObject({
  events: z.record(text.regex(/^[1-9]\d*$/), count),
  camps: z.record(text.regex(/^[1-9]\d*$/), count),
});
const myVisit: z.ZodType<MyVisit> = z.strictObject({
  reference: text,
  state: z.enum(['booked', 'waiting', 'offered', 'cancelled', 'done']),
  dates: z.strictObject({ begin: z.iso.date(), end: z.iso.date() }),
  people: whole,
  occasion: textOrNull,
  calendar: textOrNull,
  meeting: textOrNull,
});
const letter: z.ZodType<ListedMail> = z.strictObject({
  id: whole,
  form: text,
  submission: whole,
  reference: text,
  role: z.enum(['office', 'sender', 'reply']),
  state: z.enum(MAIL_STATES),
  attempts: count,
  createdAt: moment,
  nextAt: moment.nullable(),
  sentAt: moment.nullable(),
  fault: textOrNull,
});
const stats: z.ZodType<FormStats> = z.strictObject({
  total: count,
  byState: z.record(state, count),
  byMonth: z.array(z.strictObject({ month: text.regex(/^\d{4}-\d{2}$/), count })),
  byCity: z.array(z.strictObject({ city: text, count })),
  byCollege: z.array(z.strictObject({ college: text, count })),
});
const access: z.ZodType<AccessLogEntry> = z.strictObject({
  id: whole,
  at: moment,
  account: textOrNull,
  name: textOrNull,
  action: text,
  form: text,
  submissions: text.meta({ description: 'Ids, such as 4-9,12' }),
  reference: textOrNull,
});
const bulkAnswer = z.array(z.strictObject({ id: whole, revision: whole }));
const bulkReplyAnswer: z.ZodType<BulkReplyAnswer> = z.strictObject({
  count,
  letters: z.array(z.strictObject({ reference: text, subject: text, text })),
  without: z.array(text).meta({ description: 'References without an address' }),
});
const answered: z.ZodType<ReviewReply> = z.strictObject({
  id: whole,
  at: moment,
  by: text,
  subject: textOrNull,
  text: textOrNull,
  state: z.enum(MAIL_STATES),
  sentAt: moment.nullable(),
  fault: textOrNull,
});
const review = z.strictObject({
  id: whole,
  reference: text,
  createdAt: moment,
  updatedAt: moment,
  revision: whole,
  noticeVersion: text,
  state,
  assignee: assignee.nullable(),
  scheduledAt: moment.nullable(),
  unread: z.boolean(),
});
const handledReview = review.extend({
  notes: z.array(z.strictObject({ author: text, at: moment, text })),
  history: z.array(z.strictObject({ at: moment, by: textOrNull, text })),
  replies: z.array(answered),
});
const listProperties = (schema: z.ZodType) =>
  toJsonSchema(schema, 'output').properties as Record<string, Json>;
const counts = objectSchema(
  Object.fromEntries(REVIEW_STATES.map((name) => [name, { type: 'integer' }])),
);

const duplicate: z.ZodType<Duplicate> = z.strictObject({
  id: whole,
  reference: text,
  createdAt: moment,
  revision: whole,
  state,
});
const canReply: Json = { type: 'boolean', description: 'Whether a mail server is set up' };
const handled = listProperties(handledReview);
const buildReviewed = (form: VisitorForm): Json => {
  const answers = readAnswers(form);
  return objectSchema({
    ...answers,
    ...handled,
    retainedUntil: orNull({ type: 'string', description: 'The last day with personal data' }),
    canReply,
    duplicates: listSchema(toJsonSchema(duplicate, 'output')),
    merged: listSchema(objectSchema({ ...answers, ...handled })),
  });
};
const many: Json = { type: 'integer', minimum: 1 };

/** Full submissions, by form. */
export const reviewedSchemas = (): Record<string, Json> =>
  Object.fromEntries(FORMS.map((form) => [`Reviewed.${form.name}`, buildReviewed(form)]));

// Null once erased.
const readAnswers = ({ fields }: VisitorForm): Record<string, Json> =>
  Object.fromEntries(
    Object.entries(readFields(fields)).map(([name, schema]) => [name, orNull(schema)]),
  );

/** Shared by all routes of a form. */
export const describeForm = memoize((form: VisitorForm) => {
  const { label } = form;
  const reviewed = ref(`Reviewed.${form.name}`);
  const listed = objectSchema({ ...readAnswers(form), ...listProperties(review), alike: many });
  const paged = {
    ...(pageSchema(listed).properties as Record<string, Json>),
    counts,
    unread: { type: 'integer', minimum: 0 },
    canReply,
  };
  return {
    send: {
      summary: label.en,
      description:
        'Safe to repeat with the same Idempotency-Key: returns the first response with `duplicate` true. `waiting`: no seats were left; `mailed`: a letter is on its way; `key`: of the private link to a booking.',
      headers: { 'Idempotency-Key': { type: 'string', pattern: '^[\\w.:-]{8,128}$' } },
      body: buildBody(form),
      answer: receipt,
      conflicts: 'A request with this key is in progress; send it again',
    },
    list: { summary: `${label.en}: list`, answer: objectSchema(paged) },
    info: { summary: `${label.en}: one entry`, answer: reviewed },
    edit: { summary: `${label.en}: review`, answer: reviewed, conflicts: STALE_REVISION },
    remove: {
      summary: `${label.en}: delete and erase the personal data`,
      answer: { type: 'null' },
    },
    erase: {
      summary: `${label.en}: erase the personal data`,
      answer: reviewed,
    },
    merge: {
      summary: `${label.en}: merge a duplicate into this one`,
      description:
        'Both keep their texts; the state is that of this one. 409 for another person, or while the duplicate holds booked seats. `isUndo` takes it out again.',
      answer: reviewed,
      conflicts: STALE_REVISION,
    },
    bulk: {
      summary: `${label.en}: another state or assignee for many`,
      answer: bulkAnswer,
      mayMiss: true,
      conflicts: 'Somebody has changed one of them; none is changed',
    },
    bulkReply: {
      summary: `${label.en}: one letter to each of many`,
      description:
        '`subject` and `text` may have {稱呼}, {申請編號}, {學校} and {排定時間}; 422 at the field where one has no value. Without `state`, new requests become contacted. `isPreview` returns the first letters and sends none.',
      answer: bulkReplyAnswer,
      mayMiss: true,
      conflicts: 'No mail server is set up; or somebody has changed one of them, and none is sent',
    },
    stats: { summary: `${label.en}: counts`, answer: stats },
    export: {
      summary: `${label.en}: export`,
      files: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      refusals: {
        401: 'errorCode 1051: the password is wrong; 100401: not signed in',
        423: 'errorCode 1053: too many wrong passwords',
      },
    },
  } satisfies Record<string, FastifySchema>;
});

/** The request body; one schema per audience where the fields differ. */
function buildBody(form: VisitorForm): z.ZodType {
  const [usual, ...others] = Object.entries(form.audiences?.of ?? {}).map(([audience, rules]) => {
    // Satisfies the rule that one of several contacts is required.
    const answers = { audience, ...(rules.oneOf?.[0] && { [rules.oneOf[0]]: '-' }) };
    const schema = buildSentSchema(form, answers);
    return rules.dayBy ? schema.partial({ dates: true }) : schema;
  });
  return usual ? z.union([usual, ...others]) : buildSentSchema(form);
}
const buildSentSchema = (form: VisitorForm, answers?: unknown) =>
  buildSubmissionSchema(form, taipeiDay(), answers).extend(guardSchema.shape);

export const formsDocs = {
  challenge: { summary: 'A calculation to prove with', answer: challenge },
  places: {
    tags: ['forms'],
    summary: 'Remaining seats of events and camps, by id',
    answer: places,
  },
  visitDays: { summary: 'The days that can be booked', answer: visitDays },
  myVisit: {
    operationId: 'getMyVisit',
    summary: 'The booking of a private link',
    description: '`key` comes with the receipt and the letter. 422 at `key`: invalid, or expired.',
    answer: myVisit,
  },
  editMyVisit: {
    summary: 'Move the booking of a private link to another visit day',
    answer: myVisit,
  },
  cancelMyVisit: {
    operationId: 'deleteMyVisit',
    summary: 'Cancel the booking of a private link',
    answer: myVisit,
  },
  assignees: { summary: 'Possible assignees', answer: z.array(assignee) },
  letters: { summary: 'Letters of the office for replies', answer: z.array(storedLetter) },
  access: { summary: 'Who read or exported submissions', answer: describePage(access) },
  mails: { summary: 'Letters about submissions', answer: describeStatePage(letter, MAIL_STATES) },
  reply: {
    operationId: 'addReply',
    summary: 'Answer a submission of any form by mail',
    description:
      'Mails the address of the submission once and adds the letter to its history, together with state and assignee. 409 without a mail server, not found without an address.',
    answer: { anyOf: FORMS.map(({ name }) => ref(`Reviewed.${name}`)) },
    conflicts: 'No mail server is set up; or somebody has changed it, and data is what it is now',
  },
  unread: {
    operationId: 'changeToUnread',
    summary: 'Mark a submission of any form as unread',
    answer: { type: 'null' },
  },
  resendMail: {
    summary: 'Send a failed letter again',
    answer: { type: 'null' },
  },
} satisfies Record<string, FastifySchema>;
