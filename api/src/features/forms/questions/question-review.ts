import { question } from '@admissions/model/forms';
import { share } from '@admissions/model/kinds';
import { lineUpTo, textUpTo } from '@admissions/model/schema';
import { QUESTION_PATHS, QUESTION_STATES } from '@admissions/protocol/forms';
import { and, desc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { runAnnouncedTransaction } from '../../../platform/db/changes.ts';
import type { Database, Queryable, Tx } from '../../../platform/db/database.ts';
import { conflict, createNotFoundError, invalid } from '../../../platform/http/http-error.ts';
import { pageQuery } from '../../../platform/http/list-query.ts';
import { staffRoute } from '../../../platform/http/typed-route.ts';
import {
  emptyAsAbsent,
  idParams,
  revisionNumber,
} from '../../../platform/validation/input-schemas.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { questionDocs } from './question-docs.ts';
import { type QuestionRow, storyQuestions } from './question-table.ts';
import { readQuestions, toListedQuestion } from './question-view.ts';

const config = { access: { area: 'forms' } } as const;
const listQuery = pageQuery.extend({ state: emptyAsAbsent(z.enum(QUESTION_STATES)) });
const change = z.strictObject({
  revision: revisionNumber(),
  state: z.enum(QUESTION_STATES, 'validation.select'),
  name: lineUpTo(20).nullable().optional(),
  question: textUpTo(300).optional(),
  answer: textUpTo(1000).optional(),
});
type Change = z.output<typeof change>;
const toTarget = (id: number) => `${question.name}/${id}`;

/** Staff routes for questions to storytellers: answer in public, hide or delete. */
export function questionReview(app: FastifyInstance, deps: Deps, sealing: Sealing) {
  const { db } = deps;
  const read = async (tx: Queryable, row: QuestionRow) =>
    (await readQuestions(tx, [row], sealing))[0];

  staffRoute(app, {
    method: 'GET',
    url: QUESTION_PATHS.list,
    config,
    docs: questionDocs.list,
    input: { query: listQuery },
    handler: async ({ query }) => listQuestions(db, sealing, query),
  });

  staffRoute(app, {
    method: 'GET',
    url: QUESTION_PATHS.info(':id'),
    config,
    docs: questionDocs.info,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) =>
      db.transaction(async (tx) => {
        const row = await loadQuestion(tx, id);
        await recordAudit(tx, formsAuditLine(admin, 'view', toTarget(id)));
        return read(tx, row);
      }),
  });

  staffRoute(app, {
    method: 'PUT',
    url: QUESTION_PATHS.edit(':id'),
    config: { ...config, repeats: 'secret' },
    docs: questionDocs.edit,
    input: { params: idParams, body: change },
    handler: async ({ params: { id }, body, admin }) =>
      runAnnouncedTransaction(deps, async (tx) => {
        const row = await loadQuestion(tx, id);
        const refuse = async (now: QuestionRow) =>
          conflict(await read(tx, now), now.updatedBy ?? '');
        if (row.revision !== body.revision) throw await refuse(row);
        const changed = await updateQuestion(tx, row, { changes: body, by: admin.name });
        if (!changed) throw await refuse(await loadQuestion(tx, id));
        await recordAudit(
          tx,
          formsAuditLine(admin, 'edit', toTarget(id), { state: changed.state }),
        );
        return { result: await read(tx, changed), kinds: [share.id] };
      }),
  });

  staffRoute(app, {
    method: 'DELETE',
    url: QUESTION_PATHS.remove(':id'),
    config,
    docs: questionDocs.remove,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      await runAnnouncedTransaction(deps, async (tx) => {
        const { reference } = await loadQuestion(tx, id);
        await tx.delete(storyQuestions).where(eq(storyQuestions.id, id));
        await recordAudit(tx, formsAuditLine(admin, 'delete', toTarget(id), { reference }));
        return { result: null, kinds: [share.id] };
      });
    },
  });
}

async function listQuestions(
  { orm }: Database,
  sealing: Sealing,
  { page, perpage, state }: z.output<typeof listQuery>,
) {
  const condition = state && eq(storyQuestions.state, state);
  const rows = await orm
    .select()
    .from(storyQuestions)
    .where(condition)
    .orderBy(desc(storyQuestions.createdAt), desc(storyQuestions.id))
    .limit(perpage)
    .offset((page - 1) * perpage);
  const total = await orm.$count(storyQuestions, condition);
  const list = (await readQuestions(orm, rows, sealing)).map(toListedQuestion);
  return { list, total, page, perpage };
}

async function loadQuestion(tx: Tx, id: number): Promise<QuestionRow> {
  const [row] = await tx.select().from(storyQuestions).where(eq(storyQuestions.id, id));
  if (!row) throw createNotFoundError();
  return row;
}

/** The changed row; undefined after a concurrent change. Absent published texts stay. */
async function updateQuestion(
  tx: Tx,
  row: QuestionRow,
  { changes, by }: { changes: Change; by: string },
): Promise<QuestionRow | undefined> {
  const {
    state,
    name = row.name,
    question: questionText = row.question,
    answer = row.answer,
  } = changes;
  const now = new Date().toISOString();
  const missing = Object.entries({ question: questionText, answer }).flatMap(([field, text]) =>
    text ? [] : [{ [field]: 'validation.required' }],
  );
  if (state === 'answered' && missing.length > 0) throw invalid(Object.assign({}, ...missing));
  const [changed] = await tx
    .update(storyQuestions)
    .set({
      state,
      name: name || null,
      question: questionText || null,
      answer: answer || null,
      // An edit keeps the date of the first answer.
      answeredAt: state === 'answered' ? (row.answeredAt ?? now) : row.answeredAt,
      updatedAt: now,
      updatedBy: by,
      revision: row.revision + 1,
    })
    .where(and(eq(storyQuestions.id, row.id), eq(storyQuestions.revision, row.revision)))
    .returning();
  return changed;
}
