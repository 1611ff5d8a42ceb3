import {
  type AnsweredQuestion,
  type ListedQuestion,
  QUESTION_STATES,
  type QuestionDetails,
} from '@admissions/protocol/forms';
import type { FastifySchema } from 'fastify';
import { z } from 'zod';
import { describePage, moment, whole } from '../../../platform/openapi/answer-schemas.ts';
import { STALE_REVISION } from '../../../platform/openapi/refusals.ts';

const text = z.string();
const textOrNull = text.nullable();
const answered: z.ZodType<AnsweredQuestion> = z.strictObject({
  id: whole,
  name: textOrNull,
  question: text,
  answer: text,
  date: z.iso.date(),
});
const shared = {
  id: whole,
  reference: text,
  story: z.strictObject({ id: whole, title: text, name: text }).nullable(),
  question: textOrNull,
  state: z.enum(QUESTION_STATES),
  createdAt: moment,
  answeredAt: moment.nullable(),
  updatedBy: textOrNull,
  revision: whole,
};
const listed: z.ZodType<ListedQuestion> = z.strictObject(shared);
const read: z.ZodType<QuestionDetails> = z.strictObject({
  ...shared,
  asked: z.strictObject({ name: textOrNull, question: text }).nullable(),
  name: textOrNull,
  answer: textOrNull,
});

export const questionDocs = {
  answered: {
    tags: ['forms'],
    summary: 'Questions answered under a story',
    answer: z.array(answered),
  },
  list: { summary: 'Questions to storytellers: list', answer: describePage(listed) },
  info: { summary: 'Questions to storytellers: one of them', answer: read },
  edit: {
    summary: 'Questions to storytellers: answer in public, or hide',
    description:
      'An answered question is published with the texts sent here, never with the original.',
    answer: read,
    conflicts: STALE_REVISION,
  },
  remove: { summary: 'Questions to storytellers: delete', answer: { type: 'null' } },
} satisfies Record<string, FastifySchema>;
