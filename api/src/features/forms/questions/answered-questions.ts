import { taipeiDay } from '@admissions/model';
import { share } from '@admissions/model/kinds';
import { type AnsweredQuestion, QUESTION_PATHS } from '@admissions/protocol/forms';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { chooseReader } from '../../../content/read/public-reads.ts';
import { kindsReadWith, selectOne } from '../../../content/read/select-entries.ts';
import { createNotFoundError, success } from '../../../platform/http/http-error.ts';
import { typedRoutes } from '../../../platform/http/typed-routes.ts';
import { storyQuestions } from '../data/forms-tables.ts';
import { questionDocs } from './question-docs.ts';

/** GET share_questions: answered questions under a story, newest first. */
export function answeredQuestions(app: FastifyInstance, deps: Deps) {
  typedRoutes(app, 'app').get(
    QUESTION_PATHS.answered(':id'),
    { docs: questionDocs.answered },
    async ({ params: { id }, request, reply }) =>
      (await chooseReader(deps, share, request)).send(request, reply, {
        key: `${share.id} questions ${id}`,
        kinds: kindsReadWith(share),
        load: async (reader) => {
          const story = await reader.select((orm) =>
            selectOne(orm, { kind: share, visibleOnly: true }, id),
          );
          if (!story) throw createNotFoundError();
          const { story: of, state, answeredAt } = storyQuestions;
          const rows = await reader.select((orm) =>
            orm
              .select()
              .from(storyQuestions)
              .where(and(eq(of, id), eq(state, 'answered')))
              .orderBy(desc(answeredAt), desc(storyQuestions.id)),
          );
          return success(
            rows.map(
              ({ id: number, name, question, answer, answeredAt: at }): AnsweredQuestion => ({
                id: number,
                name,
                question: question ?? '',
                answer: answer ?? '',
                date: taipeiDay(new Date(at ?? 0)),
              }),
            ),
          );
        },
      }),
  );
}
