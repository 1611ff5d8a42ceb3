import { share } from '@admissions/model/kinds';
import type { ListedQuestion, QuestionDetails } from '@admissions/protocol/forms';
import { inArray } from 'drizzle-orm';
import { tableOf } from '../../../content/schema/tables.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import type { QuestionRow } from './question-table.ts';
import type { SentQuestion } from './send-question.ts';

/** Questions for staff. */
export async function readQuestions(
  orm: Queryable,
  rows: readonly QuestionRow[],
  sealing: Sealing,
): Promise<QuestionDetails[]> {
  const table = tableOf(share);
  const ids = [0, ...new Set(rows.map(({ story }) => story))];
  const stories = await orm.select().from(table).where(inArray(table.id, ids));
  return rows.map((row) => {
    const { id, reference, state, createdAt, answeredAt, updatedBy, revision, name, answer } = row;
    const original = row.asked === null ? null : sealing.open<SentQuestion>(reference, row.asked);
    const story = stories.find((each) => each.id === row.story);
    return {
      id,
      reference,
      story: story
        ? { id: row.story, title: String(story.title ?? ''), name: String(story.name ?? '') }
        : null,
      question: row.question ?? original?.question ?? null,
      state,
      createdAt,
      answeredAt,
      updatedBy,
      revision,
      asked: original,
      name,
      answer,
    };
  });
}

/** List item, without the visitor's name. */
export const toListedQuestion = ({
  asked: _asked,
  name: _name,
  answer: _answer,
  ...listed
}: QuestionDetails): ListedQuestion => listed;
