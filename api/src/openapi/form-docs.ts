import type {
  AccessListed,
  Assignee,
  FormExport,
  FormStats,
  MailListed,
  ProofChallenge,
  VisitorForm,
} from '@admissions/contracts';
import {
  ACCESS_PATH,
  ASSIGNEES_PATH,
  CHALLENGE_PATH,
  CITIES,
  FORMS,
  formPathsOf,
  HUES,
  MAIL_PATHS,
  MAIL_STATES,
  REVIEW_STATES,
} from '@admissions/contracts';
import { z } from 'zod';
import {
  count,
  day,
  moment,
  pageOf as pageOfZod,
  query,
  revision,
  search,
  whole,
} from './answer-schemas.ts';
import { readFields, writtenFields } from './field-schemas.ts';
import type { Json } from './json-schema.ts';
import { jsonOf, listOf, objectOf, orNull, pageOf } from './json-schema.ts';
import { OLDER } from './refusals.ts';
import type { RouteDocs } from './route-schema.ts';

const state = z.enum(REVIEW_STATES);
const assignee: z.ZodType<Assignee> = z.strictObject({ id: whole, name: z.string() });
const challenge: z.ZodType<ProofChallenge> = z.strictObject({
  algorithm: z.literal('SHA-256'),
  challenge: z.string(),
  maxnumber: whole,
  salt: z.string(),
  signature: z.string(),
});
const letter: z.ZodType<MailListed> = z.strictObject({
  id: whole,
  form: z.string(),
  submission: whole,
  reference: z.string(),
  role: z.enum(['office', 'sender']),
  state: z.enum(MAIL_STATES),
  attempts: count,
  createdAt: moment,
  nextAt: moment.nullable(),
  sentAt: moment.nullable(),
  fault: z.string().nullable(),
});
const change = z.strictObject({
  revision,
  state: state.optional(),
  assignee: z
    .int()
    .min(1)
    .max(999_999_999)
    .nullable()
    .optional()
    .meta({ description: 'Account id, out of assignee_list' }),
  scheduledAt: z.iso
    .datetime({ offset: true })
    .nullable()
    .optional()
    .meta({ description: 'Wanted by the state `scheduled`' }),
  note: z.string().max(2000).optional(),
});
const filters = {
  state: state.optional(),
  text: search,
  begin: day,
  end: day,
  city: z.enum(CITIES).optional(),
  college: z.enum(HUES).optional().meta({ description: 'The college asked for, by its hue' }),
};
const assigned = z
  .union([z.literal('none'), z.int().min(1).max(999_999_999)])
  .optional()
  .meta({ description: 'An account id, or none' });
const exported: z.ZodType<FormExport> = z.strictObject({
  format: z.enum(['xlsx', 'csv']),
  filters: z.strictObject({ ...filters, assignee: assigned }).optional(),
  password: z.string().min(1).max(200).meta({ description: 'Of whoever asks' }),
});
const stats: z.ZodType<FormStats> = z.strictObject({
  total: count,
  byState: z.record(state, count),
  byMonth: z.array(z.strictObject({ month: z.string().regex(/^\d{4}-\d{2}$/), count })),
  byCity: z.array(z.strictObject({ city: z.string(), count })),
  byCollege: z.array(z.strictObject({ college: z.string(), count })),
});
const access: z.ZodType<AccessListed> = z.strictObject({
  id: whole,
  at: moment,
  account: z.string().nullable(),
  action: z.string(),
  form: z.string(),
  submissions: z.string().meta({ description: 'Ids, such as 4-9,12' }),
});
const bulk = z.strictObject({
  items: z
    .array(z.strictObject({ id: z.int().min(1).max(999_999_999), revision }))
    .min(1)
    .max(200),
  state,
});
const bulkAnswer = z.array(z.strictObject({ id: whole, revision: whole }));
const reviewFacts: Record<string, Json> = {
  ...(jsonOf(
    z.strictObject({
      id: whole,
      reference: z.string(),
      createdAt: moment,
      updatedAt: moment,
      revision: whole,
      noticeVersion: z.string(),
      state,
      assignee: assignee.nullable(),
      scheduledAt: moment.nullable(),
    }),
    'output',
  ).properties as Record<string, Json>),
};
const note = jsonOf(z.strictObject({ author: z.string(), at: moment, text: z.string() }), 'output');
const event = jsonOf(
  z.strictObject({ at: moment, by: z.string().nullable(), text: z.string() }),
  'output',
);
const counts = objectOf(
  Object.fromEntries(REVIEW_STATES.map((name) => [name, { type: 'integer' }])),
);

function docsOf(form: VisitorForm): RouteDocs {
  const paths = formPathsOf(form);
  const { properties, optional } = writtenFields(form.fields);
  const proof: Json = {
    type: 'string',
    maxLength: 1000,
    description: 'A solved challenge, see forms/challenge; each is good for one submission',
    'x-proof': true,
  };
  const guard: Record<string, Json> = {
    proof,
    website: {
      type: 'string',
      maxLength: 0,
      description: 'People do not see this field: it has to be empty',
    },
    elapsed: {
      type: 'integer',
      minimum: 2000,
      maximum: 100_000_000,
      description: 'Milliseconds since the form was shown',
    },
  };
  // Personal answers are null once they are erased.
  const answers = Object.fromEntries(
    Object.entries(readFields(form.fields)).map(([name, schema]) => [name, orNull(schema)]),
  );
  const reviewed = objectOf({
    ...answers,
    ...reviewFacts,
    notes: listOf(note),
    history: listOf(event),
  });
  const page = pageOf(objectOf({ ...answers, ...reviewFacts }));
  const paged = { ...(page.properties as Record<string, Json>), counts };
  const edit = { body: change, answer: reviewed, conflicts: OLDER };
  return {
    [`POST ${paths.send}`]: {
      description:
        'The Idempotency-Key makes it safe to send again: the answer of the first is given, with `duplicate` true.',
      headers: { 'Idempotency-Key': { type: 'string', pattern: '^[\\w.:-]{8,128}$' } },
      body: objectOf({ ...properties, consent: { const: true }, ...guard }, [
        ...optional.filter((name) => name !== 'consent'),
        'website',
        'elapsed',
      ]),
      answer: objectOf({ reference: { type: 'string' }, duplicate: { type: 'boolean' } }),
      conflicts: 'The same is being received at this moment; send it again',
    },
    [`GET ${paths.list}`]: {
      querystring: query({ ...filters, assignee: assigned }),
      answer: objectOf(paged),
    },
    [`GET ${paths.info(':id')}`]: { answer: reviewed },
    [`POST ${paths.edit(':id')}`]: edit,
    [`PUT ${paths.edit(':id')}`]: edit,
    [`DELETE ${paths.remove(':id')}`]: { answer: { type: 'null' } },
    [`POST ${paths.erase(':id')}`]: { bodyless: true, answer: reviewed },
    [`POST ${paths.bulk}`]: {
      body: bulk,
      answer: bulkAnswer,
      mayMiss: true,
      conflicts: 'Somebody has changed one of them; none is changed',
    },
    [`GET ${paths.stats}`]: {
      querystring: z.strictObject({ begin: day, end: day }),
      answer: stats,
    },
    [`POST ${paths.export}`]: {
      body: exported,
      files: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
      refusals: {
        401: 'errorCode 1051: the password is wrong; 100401: not signed in',
        423: 'errorCode 1053: too many wrong passwords',
      },
    },
  };
}

export const formDocs: RouteDocs = {
  ...Object.assign({}, ...FORMS.map(docsOf)),
  [`GET ${CHALLENGE_PATH}`]: { answer: challenge },
  [`GET ${ASSIGNEES_PATH}`]: { answer: z.array(assignee) },
  [`GET ${ACCESS_PATH}`]: {
    querystring: query({ account: search, begin: day, end: day }),
    answer: pageOfZod(access),
  },
  [`GET ${MAIL_PATHS.list}`]: {
    querystring: query({ state: z.enum(MAIL_STATES).optional() }),
    answer: pageOfZod(letter),
  },
  [`POST ${MAIL_PATHS.resend(':id')}`]: { bodyless: true, answer: { type: 'null' } },
};
