import { and, isNotNull, lt, ne } from 'drizzle-orm';
import type { Database } from '../../../platform/db/database.ts';
import { storyQuestions } from '../data/forms-tables.ts';

const DAY_MS = 24 * 3_600_000;

/** Erases old originals; answered questions keep their published text, others are deleted. */
export async function eraseOldQuestions(db: Database, days: number) {
  const old = lt(storyQuestions.createdAt, new Date(Date.now() - days * DAY_MS).toISOString());
  await db.transaction(async (tx) => {
    await tx.delete(storyQuestions).where(and(old, ne(storyQuestions.state, 'answered')));
    await tx
      .update(storyQuestions)
      .set({ asked: null })
      .where(and(old, isNotNull(storyQuestions.asked)));
  });
}
