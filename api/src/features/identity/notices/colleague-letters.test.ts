import { visit } from '@admissions/model/forms';
import { news } from '@admissions/model/kinds';
import { formPathsOf } from '@admissions/protocol/forms';
import {
  BUNDLE_PATHS,
  ENTRY_DRAFT_PATHS,
  MAIL_NOTICE_PATHS,
  REVIEW_PATHS,
} from '@admissions/protocol/staff';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addEntry, asPerson, asVisitor, type Person, sampleEntry, submitForm } from '#testing';
import { mailTest } from '../../../tests/testing/mail-test.ts';
import { sendDigests } from './notify-colleagues.ts';

const { test, deliver } = mailTest();
const visitor = asVisitor(test);
const ming = asPerson(test, 'ming', ['news', 'forms']);
const hua = asPerson(test, 'hua', ['news', 'forms']);
const bulk = formPathsOf(visit).bulk;
beforeAll(() => {
  // After the sign-ins, which it would limit to its own domain.
  test.deps.config.canonicalOrigin = 'https://site.example.edu.tw';
});
beforeEach(async () => {
  await choose('now');
  await sent();
});

const choose = (when: string) => hua.call('PUT', MAIL_NOTICE_PATHS.edit, { when });
const sent = async () => (await deliver()).map(({ to, text }) => [to, text] as const);
/** The letters of the next morning, from two processes. */
async function nextMorning() {
  await test.sql("update account_task set at = at - interval '1 day'");
  await Promise.all([sendDigests(test.deps), sendDigests(test.deps)]);
  return sent();
}
const addSubject = async () => ({
  kind: news.id,
  entryId: (await addEntry(ming.call, test, news)).id as number,
});
const ask = async (of = hua) => {
  const subject = await addSubject();
  const request = { ...subject, of: of.id, note: '請看日期' };
  return { subject, ...(await ming.call('POST', REVIEW_PATHS.ask, request)) };
};
async function assign(count: number, { id } = hua as Pick<Person, 'id'>, by = ming) {
  const ids: number[] = [];
  for (let at = 0; at < count; at++) ids.push((await submitForm(test, visitor, visit)).id);
  const items = ids.map((each) => ({ id: each, revision: 1 }));
  const { status } = await by.call('POST', bulk, { items, assignee: id });
  expect(status).toBe(200);
  // Those to visitors are of other tests.
  await test.sql('delete from form_mail where submission_id is not null');
  return ids;
}

describe('a letter to a colleague', () => {
  it('names who wants an approval and links to the form on the configured host', async () => {
    const { subject } = await ask();
    const [[to, text] = [], ...others] = await sent();
    expect([to, others]).toEqual(['hua@example.edu.tw', []]);
    expect(text).toContain('ming 先生請您核可');
    expect(text).toContain('請看日期');
    expect(text).toContain(`https://site.example.edu.tw/admin/news/`);
    expect(text).toContain(`id=${subject.entryId}`);
  });
  it('reaches whom a comment or a note mentions, without the text of the note', async () => {
    const position = { field: null, item: null };
    const comment = { ...(await addSubject()), ...position, text: '@hua 先生 @ming 先生 圖片太暗' };
    expect((await ming.call('POST', REVIEW_PATHS.comment, comment)).status).toBe(200);
    const { id } = await submitForm(test, visitor, visit);
    const note = { revision: 1, note: '@hua 先生 家長的電話是0900' };
    await ming.call('PUT', formPathsOf(visit).edit(id), note);
    const letters = (await sent()).filter(([to]) => to.endsWith('@example.edu.tw'));
    expect(letters.filter(([to]) => to.startsWith('ming'))).toEqual([]);
    const toHua = letters.filter(([to]) => to.startsWith('hua')).map(([, text]) => text);
    expect(toHua).toHaveLength(2);
    expect(toHua[0]).toContain('圖片太暗');
    expect(toHua[1]).toContain(`/admin/forms/edit_visit?id=${id}`);
    expect(toHua[1]).not.toContain('0900');
  });
  it('is one for a bundle, with the link to its page, until it is approved', async () => {
    await test.sql(
      "insert into publishing_rule (area, needs_approval, updated_by) values ('news', true, '')",
    );
    const begin = async () => {
      const sent = { ...(await sampleEntry(test, news)), status: 'published' };
      const draft = { kind: news.id, entryId: null, changed: sent, base: {} };
      return (await ming.call('POST', ENTRY_DRAFT_PATHS.add, draft)).body.data.entryId;
    };
    const items = [await begin(), await begin()].map((entryId) => ({ kind: news.id, entryId }));
    const { id } = (await ming.call('POST', BUNDLE_PATHS.add, { name: '新學年' })).body.data;
    await ming.call('POST', BUNDLE_PATHS.addItems(id), { items });
    const request = { of: hua.id, note: '請看全部' };
    await ming.call('POST', BUNDLE_PATHS.ask(id), request);
    const [[to, text] = [], ...others] = await sent();
    expect([to, others]).toEqual(['hua@example.edu.tw', []]);
    expect(text).toContain('ming 先生請您核可一組修改：「新學年」');
    expect(text).toContain(`https://site.example.edu.tw/admin/bundle/list?id=${id}`);
    await choose('daily');
    await test.sql("update draft_review set state = 'withdrawn' where state = 'waiting'");
    await ming.call('POST', BUNDLE_PATHS.ask(id), request);
    expect((await hua.call('POST', BUNDLE_PATHS.approve(id))).status).toBe(200);
    expect(await nextMorning()).toEqual([]);
    await test.sql('delete from publishing_rule');
  });
  it('names all requests assigned together', async () => {
    const ids = await assign(3);
    const letters = await sent();
    expect(letters.map(([to]) => to)).toEqual(['hua@example.edu.tw']);
    for (const id of ids) expect(letters[0]?.[1]).toContain(`edit_visit?id=${id}`);
  });
  it('is not sent about one’s own assignment, nor to an account that is switched off', async () => {
    await assign(1, hua, hua);
    await test.sql("update account set locked_at = now() where account = 'hua'");
    await assign(1);
    await test.sql("update account set locked_at = null where account = 'hua'");
    expect(await sent()).toEqual([]);
  });
  it('is off when the account chooses so', async () => {
    await choose('off');
    await assign(1);
    expect([await sent(), await nextMorning()]).toEqual([[], []]);
  });
});

describe('the morning letter', () => {
  it('is one for all tasks that are still open, sent once by two processes', async () => {
    await choose('daily');
    await ask();
    const [open, done] = await assign(2);
    await ming.call('PUT', formPathsOf(visit).edit(done ?? 0), { revision: 2, state: 'done' });
    await sendDigests(test.deps);
    expect(await sent()).toEqual([]);
    const [letter, ...others] = await nextMorning();
    expect([letter?.[0], others]).toEqual(['hua@example.edu.tw', []]);
    expect(letter?.[1]).toContain('請您核可');
    expect(letter?.[1]).toContain(`edit_visit?id=${open}`);
    expect(letter?.[1]).not.toContain(`edit_visit?id=${done}\n`);
    expect(await nextMorning()).toEqual([]);
  });
  it('leaves out a review that is withdrawn, and is not sent without tasks', async () => {
    await choose('daily');
    const { body } = await ask();
    await ming.call('DELETE', REVIEW_PATHS.one(body.data.reviews[0].id));
    expect(await nextMorning()).toEqual([]);
  });
});

it('the own choice is read with the address that gets the letters', async () => {
  await choose('daily');
  const { body } = await hua.call('GET', MAIL_NOTICE_PATHS.info);
  expect(body.data).toEqual({ when: 'daily', to: 'hua@example.edu.tw' });
  expect((await choose('weekly')).status).toBe(422);
});
