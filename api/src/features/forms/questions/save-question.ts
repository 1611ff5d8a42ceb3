import { NOTICE_VERSION, question } from '@admissions/model/forms';
import { share } from '@admissions/model/kinds';
import { selectOne } from '../../../content/read/select-entries.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import { storyQuestions } from '../data/forms-tables.ts';
import { saveWithReference } from '../send/reference.ts';

/** The original question, stored encrypted. */
export type SentQuestion = { name: string | null; question: string };

/** A visitor's question under a story, visible to staff only until answered. */
export async function saveQuestion(tx: Tx, sealing: Sealing, sent: Record<string, unknown>) {
  const { story, name, question: questionText } = sent as SentQuestion & { story: number };
  if (!(await selectOne(tx, { kind: share, visibleOnly: true }, story)))
    throw invalid({ story: 'validation.select' });
  return saveWithReference(question.letter, (reference) =>
    tx
      .insert(storyQuestions)
      .values({
        reference,
        story,
        asked: sealing.seal(reference, { name, question: questionText } satisfies SentQuestion),
        noticeVersion: NOTICE_VERSION,
        consentAt: new Date().toISOString(),
      })
      .onConflictDoNothing({ target: storyQuestions.reference })
      .returning({ reference: storyQuestions.reference }),
  );
}
