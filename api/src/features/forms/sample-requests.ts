import { FORMS } from '@admissions/model/forms';
import { inArray } from 'drizzle-orm';
import { readSeed } from '../../platform/config/package-folder.ts';
import type { Queryable, Tx } from '../../platform/db/database.ts';
import { formMails, storyQuestions, submissions } from './data/forms-tables.ts';

/** Of the seed: the tables do not mark samples, and references of visitors are random. */
const listReferences = () =>
  [...FORMS.map(({ name }) => name), 'question'].flatMap((name) => {
    const samples = (readSeed(`forms.${name}.json`) ?? []) as { reference: string }[];
    return samples.map(({ reference }) => reference);
  });
const areSamples = (table: typeof submissions | typeof storyQuestions) =>
  inArray(table.reference, listReferences());

export const countSampleRequests = async (orm: Queryable) =>
  (await orm.$count(submissions, areSamples(submissions))) +
  (await orm.$count(storyQuestions, areSamples(storyQuestions)));

/** For good, with their letters, so that statistics and inboxes start empty. */
export async function removeSampleRequests(tx: Tx) {
  const ids = tx.select({ id: submissions.id }).from(submissions).where(areSamples(submissions));
  await tx.delete(formMails).where(inArray(formMails.submissionId, ids));
  const requests = await tx.delete(submissions).where(areSamples(submissions));
  const questions = await tx.delete(storyQuestions).where(areSamples(storyQuestions));
  return (requests.rowCount ?? 0) + (questions.rowCount ?? 0);
}
