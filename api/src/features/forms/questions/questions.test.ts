import { randomUUID } from 'node:crypto';
import { adminPathsOf, taipeiDay } from '@admissions/model';
import { share } from '@admissions/model/kinds';
import { ACCESS_PATH, QUESTION_PATHS } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, solvedProof, staffOf, testApp } from '#testing';
import { cleanUp } from '../../../app/cleanup.ts';

const test = testApp({ formLimit: 1_000_000 });
const visitor = asVisitor(test);
const staff = asStaff(test);
let story: { id: number; revision: number };
beforeAll(async () => {
  story = await addEntry(staff, test, share, { title: '第一次打開終端機' });
});

const sendQuestion = async (changes: object = {}, key = randomUUID()) =>
  visitor(
    'POST',
    QUESTION_PATHS.send,
    {
      story: story.id,
      name: '阿凱',
      question: '數學很差可以讀資工嗎？我的手機0912345678',
      consent: true,
      proof: await solvedProof(test),
      ...changes,
    },
    { 'idempotency-key': key },
  );
const idOf = async (reference: string) => {
  const { body } = await staff('GET', `${QUESTION_PATHS.list}?perpage=100`);
  return body.data.list.find((each: { reference: string }) => each.reference === reference);
};
const sendAndFind = async (changes: object = {}) =>
  idOf((await sendQuestion(changes)).body.data.reference);
const shown = async () => (await visitor('GET', QUESTION_PATHS.answered(story.id))).body.data;
const answerWith = (id: number, revision: number, more: object = {}) =>
  staff('PUT', QUESTION_PATHS.edit(id), {
    revision,
    state: 'answered',
    name: '阿凱',
    question: '數學很差可以讀資工嗎？',
    answer: '可以，我學測數學九級分。會痛，但痛得很有方向。',
    ...more,
  });

describe('a question to a storyteller', () => {
  it('is accepted once, published as edited by staff, and removed when hidden', async () => {
    const key = randomUUID();
    const sent = await sendQuestion({}, key);
    expect(sent.body.data).toEqual({
      reference: expect.stringMatching(/^Q-[2-9BCDFGHJKLMNPQRSTVWXZ]{6}$/),
      duplicate: false,
    });
    expect((await sendQuestion({}, key)).body.data).toEqual({ ...sent.body.data, duplicate: true });
    expect(await shown()).toEqual([]);
    const rows = await test.sql('select * from story_question');
    expect(JSON.stringify(rows)).not.toMatch(/0912345678|阿凱/);

    const { id, revision } = await idOf(sent.body.data.reference);
    const done = await answerWith(id, revision);
    expect(done.body.data).toMatchObject({
      state: 'answered',
      story: { id: story.id, title: '第一次打開終端機' },
      asked: { name: '阿凱', question: '數學很差可以讀資工嗎？我的手機0912345678' },
    });
    const listed = await staff('GET', `${QUESTION_PATHS.list}?state=new`);
    expect(listed.body.data).toMatchObject({ total: 0, counts: { answered: 1 } });
    expect(await shown()).toEqual([
      {
        id,
        name: '阿凱',
        question: '數學很差可以讀資工嗎？',
        answer: '可以，我學測數學九級分。會痛，但痛得很有方向。',
        date: taipeiDay(),
      },
    ]);
    const hidden = { revision: done.body.data.revision, state: 'hidden' };
    expect((await staff('PUT', QUESTION_PATHS.edit(id), hidden)).status).toBe(200);
    expect(await shown()).toEqual([]);
    expect((await staff('DELETE', QUESTION_PATHS.remove(id))).body.errorCode).toBe(1);
    expect((await staff('GET', QUESTION_PATHS.info(id))).body.errorCode).toBe(2);
  });
  it('needs an existing story, a question, consent and a proof, but no name', async () => {
    expect((await sendQuestion({ name: null })).status).toBe(200);
    const wrong = async (changes: object) => (await sendQuestion(changes)).body.errors;
    expect(await wrong({ story: 999_999 })).toHaveProperty('story');
    expect(await wrong({ question: ' ' })).toHaveProperty('question');
    expect(await wrong({ question: '問'.repeat(301) })).toHaveProperty('question');
    expect(await wrong({ consent: false })).toHaveProperty('consent');
    expect(await wrong({ email: 'a@example.edu.tw' })).toHaveProperty('email');
    expect((await sendQuestion({ proof: 'none' })).status).toBe(422);
    expect((await sendQuestion({ website: 'https://example.com' })).status).toBe(422);
  });
  it('needs an answer text and the current revision', async () => {
    const { id, revision } = await sendAndFind();
    const empty = await staff('PUT', QUESTION_PATHS.edit(id), { revision, state: 'answered' });
    expect([empty.status, Object.keys(empty.body.errors)]).toEqual([422, ['question', 'answer']]);
    expect((await answerWith(id, revision)).status).toBe(200);
    const late = await answerWith(id, revision, { answer: '另一個答案' });
    expect([late.status, late.body.data.answer]).toEqual([409, expect.stringMatching(/^可以/)]);
  });
  it('is listed without its author, and views are audited', async () => {
    const listed = await sendAndFind();
    expect(Object.keys(listed)).not.toEqual(expect.arrayContaining(['asked']));
    // A school request with the same id and another reference.
    await test.sql(
      `insert into submission (id, form, reference, facts, school, notice_version, consent_at)
       overriding system value values ($1, 'visit', 'V-XXXXXX', '{}', '', '1', now())`,
      [listed.id],
    );
    await staff('GET', QUESTION_PATHS.info(listed.id));
    const { body } = await staff('GET', ACCESS_PATH);
    expect(body.data.list[0]).toMatchObject({
      name: expect.stringMatching(/./),
      action: 'view',
      form: 'question',
      submissions: String(listed.id),
      reference: listed.reference,
    });
    const other = await staffOf(test, ['college'], '沒有表單權限');
    expect((await other('GET', QUESTION_PATHS.list)).status).toBe(403);
  });
  it('is erased after the retention period; published answers stay', async () => {
    const [open, answered] = [await sendAndFind(), await sendAndFind()];
    await answerWith(answered.id, answered.revision);
    await test.sql("update story_question set created_at = now() - interval '400 days'");
    await cleanUp(test.deps.db, { ...test.deps.config, formRetentionDays: 365 });
    expect((await staff('GET', QUESTION_PATHS.info(open.id))).body.errorCode).toBe(2);
    expect((await staff('GET', QUESTION_PATHS.info(answered.id))).body.data).toMatchObject({
      asked: null,
      question: '數學很差可以讀資工嗎？',
    });
    expect((await shown()).map(({ id }: { id: number }) => id)).toContain(answered.id);
  });
  it('disappears with its story', async () => {
    const { body } = await staff('GET', adminPathsOf(share).info(story.id));
    await staff('PUT', adminPathsOf(share).edit(story.id), {
      revision: body.data.revision,
      status: 'draft',
    });
    expect((await visitor('GET', QUESTION_PATHS.answered(story.id))).body.errorCode).toBe(2);
  });
});
