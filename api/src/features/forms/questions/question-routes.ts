import { taipeiDay } from '@admissions/model';
import { question } from '@admissions/model/forms';
import { share } from '@admissions/model/kinds';
import { lineUpTo, textUpTo } from '@admissions/model/schema';
import {
  type AnsweredQuestion,
  type ListedQuestion,
  QUESTION_PATHS,
  QUESTION_STATES,
  type QuestionDetails,
} from '@admissions/protocol/forms';
import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { chooseReader } from '../../../content/read/public-reads.ts';
import { kindsReadWith, selectOne } from '../../../content/read/select-entries.ts';
import { tableOf } from '../../../content/schema/tables.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import { runAnnouncedTransaction } from '../../../platform/db/changes.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import {
  conflict,
  createNotFoundError,
  invalid,
  requireRow,
  success,
} from '../../../platform/http/http-error.ts';
import { staffRoutes, typedRoutes } from '../../../platform/http/typed-routes.ts';
import { moment, whole } from '../../../platform/openapi/answer-schemas.ts';
import { STALE_REVISION } from '../../../platform/openapi/refusals.ts';
import {
  emptyAsAbsent,
  pageQuery,
  readPage,
  revisionNumber,
} from '../../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { type QuestionRow, storyQuestions } from '../data/forms-tables.ts';
import { recordFormAudit } from '../data/record-form-audit.ts';
import { countByState, describeStatePage } from '../data/state-page.ts';
import type { SentQuestion } from './save-question.ts';

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

const questionDocs = {
  answered: {
    tags: ['forms'],
    summary: 'Questions answered under a story',
    answer: z.array(answered),
  },
  list: {
    summary: 'Questions to storytellers: list',
    answer: describeStatePage(listed, QUESTION_STATES),
  },
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
    async ({ query }) => {
      const condition = query.state && eq(storyQuestions.state, query.state);
      // The longest wait first.
      const order = query.state === 'new' ? asc : desc;
      const rows = db.orm
        .select()
        .from(storyQuestions)
        .where(condition)
        .orderBy(order(storyQuestions.createdAt), order(storyQuestions.id));
      const found = await readPage(rows, db.orm.$count(storyQuestions, condition), query);
      const list = (await readQuestions(db.orm, found.list, sealing)).map(toListedQuestion);
      return { ...found, list, counts: await countByState(db.orm, storyQuestions) };
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
  const ids = rows.map(({ story }) => story);
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
