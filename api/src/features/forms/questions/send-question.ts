import { taipeiDay } from '@admissions/model';
import { NOTICE_VERSION, question } from '@admissions/model/forms';
import { share } from '@admissions/model/kinds';
import { buildSubmissionSchema } from '@admissions/model/schema';
import { QUESTION_PATHS } from '@admissions/protocol/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { selectOne } from '../../../content/read/select-entries.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid, parseInput, success } from '../../../platform/http/http-error.ts';
import { describeForm } from '../data/form-docs.ts';
import { acceptOnce, type Guards, withoutGuard } from '../send/accept-once.ts';
import { createReference } from '../send/reference.ts';
import { storyQuestions } from './question-table.ts';

/** The original question, stored encrypted. */
export type SentQuestion = { name: string | null; question: string };

/** POST add_question: a visitor's question under a story, visible to staff only until answered. */
export function sendQuestion(app: FastifyInstance, deps: Deps, guards: Guards) {
  app.post(
    QUESTION_PATHS.send,
    { config: { access: 'app' }, schema: describeForm(question).send },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { answers, proof } = withoutGuard(request.body);
      const schema = buildSubmissionSchema(question, taipeiDay(), answers);
      const sent = parseInput(schema, answers);
      const submitted = sent as SentQuestion & { story: number };
      const given = { request, url: QUESTION_PATHS.send, sent, proof };
      const receipt = await acceptOnce(deps, guards, given, async (tx) => {
        if (!(await selectOne(tx, { kind: share, visibleOnly: true }, submitted.story)))
          throw invalid({ story: 'validation.select' });
        return saveQuestion(tx, submitted, guards.sealing);
      });
      return success(receipt);
    },
  );
}

async function saveQuestion(
  tx: Tx,
  { story, name, question: questionText }: SentQuestion & { story: number },
  sealing: Sealing,
) {
  for (let tries = 0; tries < 5; tries++) {
    const reference = createReference(question.letter);
    const [saved] = await tx
      .insert(storyQuestions)
      .values({
        reference,
        story,
        asked: sealing.seal(reference, { name, question: questionText } satisfies SentQuestion),
        noticeVersion: NOTICE_VERSION,
        consentAt: new Date().toISOString(),
      })
      .onConflictDoNothing({ target: storyQuestions.reference })
      .returning({ reference: storyQuestions.reference });
    if (saved) return saved;
  }
  throw new Error('No free reference number was found');
}
