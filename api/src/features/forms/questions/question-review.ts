import { question } from '@admissions/model/forms';
import { share } from '@admissions/model/kinds';
import { lineUpTo, textUpTo } from '@admissions/model/schema';
import {
  type ListedQuestion,
  QUESTION_PATHS,
  QUESTION_STATES,
  type QuestionDetails,
} from '@admissions/protocol/forms';
import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { tableOf } from '../../../content/schema/tables.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { runAnnouncedTransaction } from '../../../platform/db/changes.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import { conflict, invalid, requireRow } from '../../../platform/http/http-error.ts';
import { staffRoutes } from '../../../platform/http/typed-routes.ts';
import {
  emptyAsAbsent,
  pageQuery,
  revisionNumber,
} from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { type QuestionRow, storyQuestions } from '../data/forms-tables.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { questionDocs } from './question-docs.ts';
import type { SentQuestion } from './save-question.ts';

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
export function questionReview(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, { area: 'forms' });
  const { db, sealing } = deps;
  const read = async (tx: Queryable, row: QuestionRow) =>
    (await readQuestions(tx, [row], sealing))[0];

  staff.get(
    QUESTION_PATHS.list,
    { docs: questionDocs.list, query: listQuery },
    async ({ query: { page, perpage, state } }) => {
      const condition = state && eq(storyQuestions.state, state);
      const rows = await db.orm
        .select()
        .from(storyQuestions)
        .where(condition)
        .orderBy(desc(storyQuestions.createdAt), desc(storyQuestions.id))
        .limit(perpage)
        .offset((page - 1) * perpage);
      const total = await db.orm.$count(storyQuestions, condition);
      const list = (await readQuestions(db.orm, rows, sealing)).map(toListedQuestion);
      return { list, total, page, perpage };
    },
  );

  staff.get(
    QUESTION_PATHS.info(':id'),
    { docs: questionDocs.info },
    async ({ params: { id }, admin }) =>
      db.transaction(async (tx) => {
        const row = await loadQuestion(tx, id);
        await recordFormAudit(tx, admin, 'view', toTarget(id));
        return read(tx, row);
      }),
  );

  staff.put(
    QUESTION_PATHS.edit(':id'),
    { docs: questionDocs.edit, body: change, repeats: 'secret' },
    async ({ params: { id }, body, admin }) =>
      runAnnouncedTransaction(deps, async (tx) => {
        const row = await loadQuestion(tx, id);
        if (row.revision !== body.revision)
          throw conflict(await read(tx, row), row.updatedBy ?? '');
        const changed = await updateQuestion(tx, row, { changes: body, by: admin.name });
        await recordFormAudit(tx, admin, 'edit', toTarget(id), { state: changed.state });
        return { result: await read(tx, changed), kinds: [share.id] };
      }),
  );

  staff.delete(
    QUESTION_PATHS.remove(':id'),
    { docs: questionDocs.remove },
    async ({ params: { id }, admin }) => {
      await runAnnouncedTransaction(deps, async (tx) => {
        const { reference } = await loadQuestion(tx, id);
        await tx.delete(storyQuestions).where(eq(storyQuestions.id, id));
        await recordFormAudit(tx, admin, 'delete', toTarget(id), { reference });
        return { result: null, kinds: [share.id] };
      });
    },
  );
}

/** Locks it until the transaction ends. */
async function loadQuestion(tx: Tx, id: number) {
  const isThis = eq(storyQuestions.id, id);
  return requireRow(await tx.select().from(storyQuestions).where(isThis).for('update'));
}

/** Absent published texts stay. */
async function updateQuestion(
  tx: Tx,
  row: QuestionRow,
  { changes, by }: { changes: Change; by: string },
) {
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
  const [changed = row] = await tx
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
    .where(eq(storyQuestions.id, row.id))
    .returning();
  return changed;
}

/** Questions for staff. */
async function readQuestions(
  orm: Queryable,
  rows: readonly QuestionRow[],
  sealing: Sealing,
): Promise<QuestionDetails[]> {
  const table = tableOf(share);
  const ids = [0, ...new Set(rows.map(({ story }) => story))];
  const stories = await orm.select().from(table).where(inArray(table.id, ids));
  return rows.map(({ story: storyId, asked: sealed, ...row }) => {
    const { noticeVersion: _notice, consentAt: _consent, updatedAt: _updated, ...shown } = row;
    const asked = sealed === null ? null : sealing.open<SentQuestion>(row.reference, sealed);
    const found = stories.find(({ id }) => id === storyId);
    const story = found && {
      id: storyId,
      title: String(found.title ?? ''),
      name: String(found.name ?? ''),
    };
    return {
      ...shown,
      asked,
      story: story ?? null,
      question: row.question ?? asked?.question ?? null,
    };
  });
}

/** List item, without the visitor's name. */
function toListedQuestion(details: QuestionDetails): ListedQuestion {
  const { asked: _asked, name: _name, answer: _answer, ...listed } = details;
  return listed;
}
