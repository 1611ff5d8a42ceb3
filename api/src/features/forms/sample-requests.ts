import { FORMS } from '@admissions/model/forms';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { readSeed } from '../../platform/config/package-folder.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { formMails, storyQuestions, submissions } from './data/forms-tables.ts';
import { SEEDED_AT } from './questions/seed-questions.ts';

/** Of the seed: the tables do not mark samples, and references of visitors are random. */
const listReferences = () =>
  FORMS.flatMap(({ name }) => {
    const samples = (readSeed(`forms.${name}.json`) ?? []) as { reference: string }[];
    return samples.map(({ reference }) => reference);
  });
const areSampleRequests = () => inArray(submissions.reference, listReferences());

const { createdAt, consentAt } = storyQuestions;
/** 0.9.0 drew their references; of visitors, both times are never this very moment of a day. */
const areSampleQuestions = and(
  eq(createdAt, consentAt),
  sql`(${createdAt} at time zone 'UTC')::time = ${SEEDED_AT}`,
);

export const countSampleRequests = async (orm: Queryable) =>
  (await orm.$count(submissions, areSampleRequests())) +
  (await orm.$count(storyQuestions, areSampleQuestions));

/** For good, with their letters, so that statistics and inboxes start empty. */
export async function removeSampleRequests(tx: Tx) {
  const ids = tx.select({ id: submissions.id }).from(submissions).where(areSampleRequests());
  await tx.delete(formMails).where(inArray(formMails.submissionId, ids));
  const requests = await tx.delete(submissions).where(areSampleRequests());
  const questions = await tx.delete(storyQuestions).where(areSampleQuestions);
  return (requests.rowCount ?? 0) + (questions.rowCount ?? 0);
}
