import { randomUUID } from 'node:crypto';
import { visit } from '@admissions/model/forms';
import { formPathsOf, MAIL_PATHS, SUBMISSION_PATHS } from '@admissions/protocol/forms';
import { describe, expect, it } from 'vitest';
import { asPerson, asVisitor, type Call, submitForm } from '#testing';
import { mailTest } from '../../../tests/testing/mail-test.ts';
import { deleteOldMails } from '../data/retention.ts';

const { test, deliver: send, whileUnknown } = mailTest();
const visitor = asVisitor(test);
const clerk = asPerson(test, 'clerk', ['forms']);
const staff: Call = (...request) => clerk.call(...request);

const paths = formPathsOf(visit);
const info = async (id: number) => (await staff('GET', paths.info(id))).body.data;
const list = async (query: string) => (await staff('GET', `${paths.list}?${query}`)).body.data;
const idsOf = async (query: string) => (await list(query)).list.map(({ id }: { id: number }) => id);
const submitted = async (changes: object = {}) =>
  (await submitForm(test, visitor, visit, changes)).id;
const letter = (changes: object = {}) => ({
  revision: 1,
  subject: '校園參訪申請（V-1）',
  text: '王老師，您好：\n時間可以。',
  ...changes,
});

describe('a reply', () => {
  it('is mailed once and recorded in the history', async () => {
    const id = await submitted({ email: 'teacher@example.edu.tw' });
    await send();
    const key = { 'idempotency-key': randomUUID() };
    const wish = letter({ state: 'contacted', assignee: clerk.id });
    const [one, other] = await Promise.all(
      [1, 2].map(() => staff('POST', SUBMISSION_PATHS.reply(id), wish, key)),
    );
    expect([one?.status, other?.status]).toContain(200);
    const received = await send();
    expect(received.map(({ to }) => to)).toEqual(['teacher@example.edu.tw']);
    expect(received[0]?.text).toContain('時間可以。');
    expect(received[0]?.raw).toContain('office@example.edu.tw');
    expect(received[0]?.raw).not.toContain('Auto-Submitted');
    expect(await info(id)).toMatchObject({
      state: 'contacted',
      assignee: { id: clerk.id },
      canReply: true,
      replies: [
        {
          by: 'clerk 先生',
          subject: wish.subject,
          text: wish.text,
          state: 'sent',
          sentAt: expect.any(String),
        },
      ],
    });
  });
  it('is not sent after a concurrent change, which is returned', async () => {
    const id = await submitted();
    await send();
    await staff('PUT', paths.edit(id), { revision: 1, state: 'contacted' });
    const { status, body } = await staff('POST', SUBMISSION_PATHS.reply(id), letter());
    expect([status, body.data.state, body.data.replies]).toEqual([409, 'contacted', []]);
    expect(await send()).toEqual([]);
  });
  it('is refused with a code that nobody filled in', async () => {
    const id = await submitted();
    await send();
    const wish = letter({ text: '{學校}的參訪照常舉行。' });
    const { status, body } = await staff('POST', SUBMISSION_PATHS.reply(id), wish);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['text']]);
    expect(await send()).toEqual([]);
  });
  it('fails when the mail server rejects it: the request waits again, and it can be sent again', async () => {
    const id = await submitted({ email: 'gone@example.edu.tw' });
    await send();
    await staff('POST', SUBMISSION_PATHS.reply(id), letter({ state: 'contacted' }));
    await whileUnknown('gone@example.edu.tw', send);
    const answered = await info(id);
    const [failed] = answered.replies;
    expect(failed).toMatchObject({ state: 'failed', fault: '550' });
    expect(answered).toMatchObject({ state: 'new', revision: 3 });
    expect(answered.history.map(({ text }: { text: string }) => text)).toEqual(
      expect.arrayContaining([
        '回信沒有寄到申請人的信箱，請改用電話聯絡',
        '狀態由「已聯繫」改為「待處理」',
      ]),
    );
    expect((await staff('POST', MAIL_PATHS.resend(failed.id))).status).toBe(200);
    expect(await send()).toHaveLength(1);
    const { list: letters } = (await staff('GET', `${MAIL_PATHS.list}?submission=${id}`)).body.data;
    expect(letters.map(({ role }: { role: string }) => role).toSorted()).toEqual([
      'office',
      'reply',
      'sender',
    ]);
  });
  it('is erased with the personal data and never sent afterwards', async () => {
    const id = await submitted();
    await send();
    await staff('POST', SUBMISSION_PATHS.reply(id), letter());
    await staff('POST', paths.erase(id));
    expect(await send()).toEqual([]);
    expect((await info(id)).replies).toMatchObject([
      { subject: null, text: null, state: 'withheld', by: 'clerk 先生' },
    ]);
    expect(
      (await staff('POST', SUBMISSION_PATHS.reply(id), letter({ revision: 3 }))).body.errorCode,
    ).toBe(2);
  });
  it('outlives notices of the same age', async () => {
    const id = await submitted();
    await staff('POST', SUBMISSION_PATHS.reply(id), letter());
    await send();
    await test.sql("update form_mail set sent_at = '2020-01-01'");
    await deleteOldMails(test.deps.db);
    expect((await info(id)).replies).toMatchObject([{ text: letter().text }]);
  });
  it('needs a text and a single-line subject', async () => {
    const id = await submitted();
    const { status, body } = await staff(
      'POST',
      SUBMISSION_PATHS.reply(id),
      letter({ subject: 'a\nBcc: b@example.edu.tw', text: ' ' }),
    );
    expect([status, Object.keys(body.errors)]).toEqual([422, ['subject', 'text']]);
  });
});

describe('a reply to many', () => {
  const template = {
    subject: '校園參訪申請（{申請編號}）',
    text: '{稱呼}，您好：\n{學校}的參訪照常舉行。',
  };
  const sendAll = (ids: number[], changes: object = {}) =>
    staff('POST', paths.bulkReply, {
      items: ids.map((id) => ({ id, revision: 1 })),
      ...template,
      ...changes,
    });
  const submitTwo = async () => {
    const ids = [
      await submitted({ name: '林玉芬', email: 'one@example.edu.tw', school: '甲高中' }),
      await submitted({ name: '柯老師', email: 'two@example.edu.tw', school: '乙高中' }),
    ];
    await send();
    return ids;
  };

  it('is previewed with three filled letters, and sends and changes nothing then', async () => {
    const ids = [...(await submitTwo()), ...(await submitTwo())];
    const { body } = await sendAll(ids, { isPreview: true });
    expect(body.data).toMatchObject({ count: 4, without: [] });
    expect(body.data.letters).toHaveLength(3);
    expect(body.data.letters[0].text).toBe('林玉芬 老師，您好：\n甲高中的參訪照常舉行。');
    expect(await send()).toEqual([]);
    expect(await info(ids[0] ?? 0)).toMatchObject({ revision: 1, state: 'new', replies: [] });
  });
  it('is one letter each, is in the history, and is not sent twice when repeated', async () => {
    const ids = await submitTwo();
    const answers = [await sendAll(ids), await sendAll(ids)];
    expect(answers.map(({ status }) => status)).toEqual([200, 409]);
    const letters = await send();
    expect(letters.map(({ to }) => to)).toEqual(['one@example.edu.tw', 'two@example.edu.tw']);
    expect(letters[1]?.text).toContain('柯老師，您好：');
    expect(letters[1]?.text).not.toContain('甲高中');
    const answered = await info(ids[1] ?? 0);
    expect(answered).toMatchObject({ state: 'contacted', replies: [{ by: 'clerk 先生' }] });
    expect(answered.replies[0].subject).toContain(answered.reference);
  });
  it('names the requests without an address and refuses when there is no other', async () => {
    const [one = 0, other = 0] = await submitTwo();
    await staff('POST', paths.erase(one));
    const items = [one, other].map((id) => ({ id, revision: id === one ? 2 : 1 }));
    const { reference } = await info(one);
    expect((await sendAll([], { items })).body.data).toMatchObject({
      count: 1,
      without: [reference],
    });
    expect(await send()).toHaveLength(1);
    const alone = await sendAll([], { items: items.slice(0, 1) });
    expect(Object.keys(alone.body.errors)).toEqual(['items']);
  });
  it.each([
    ['an unknown placeholder', '{姓名}您好'],
    ['a placeholder without a value', '時間是{排定時間}'],
  ])('refuses %s at the text, and sends nothing', async (_what, text) => {
    const { status, body } = await sendAll(await submitTwo(), { text });
    expect([status, Object.keys(body.errors)]).toEqual([422, ['text']]);
    expect(await send()).toEqual([]);
  });
});

it('the unread state ends when opened, keeps the revision, and can be set again', async () => {
  const id = await submitted({ school: '未讀高中' });
  const seen = async () => (await list('text=未讀高中')).list[0].unread;
  expect([await seen(), (await list('text=未讀高中')).unread]).toEqual([true, 1]);
  expect((await info(id)).unread).toBe(false);
  expect([await seen(), await idsOf('text=未讀高中&unread=yes')]).toEqual([false, []]);
  expect((await staff('PUT', paths.edit(id), { revision: 1, note: '看過' })).status).toBe(200);
  await staff('POST', SUBMISSION_PATHS.unread(id));
  expect([await seen(), await idsOf('text=未讀高中&unread=yes')]).toEqual([true, [id]]);
});

describe('the inbox', () => {
  it('filters by scheduled day, in Taipei', async () => {
    const [one, other] = [await submitted(), await submitted()];
    await staff('PUT', paths.edit(one), { revision: 1, scheduledAt: '2027-03-01T16:30:00Z' });
    await staff('PUT', paths.edit(other), { revision: 1, scheduledAt: '2027-03-03T01:00:00Z' });
    expect(await idsOf('scheduledBegin=2027-03-02&scheduledEnd=2027-03-02')).toEqual([one]);
    expect(await idsOf('scheduledBegin=2027-03-02')).toEqual([other, one]);
  });
  it('sorts by scheduled day, those without one last, or oldest first', async () => {
    const school = { school: '排序學校' };
    const [late, none, early] = [
      await submitted(school),
      await submitted(school),
      await submitted(school),
    ];
    await staff('PUT', paths.edit(late), { revision: 1, scheduledAt: '2027-04-02T05:00:00Z' });
    await staff('PUT', paths.edit(early), { revision: 1, scheduledAt: '2027-04-02T01:00:00Z' });
    expect(await idsOf('text=排序學校')).toEqual([early, none, late]);
    expect(await idsOf('text=排序學校&order=scheduled')).toEqual([early, late, none]);
    expect(await idsOf('text=排序學校&order=-scheduled')).toEqual([late, early, none]);
    expect(await idsOf('text=排序學校&order=oldest')).toEqual([late, none, early]);
  });
  it('groups and counts by school, regardless of spelling', async () => {
    const first = await submitted({ school: '國立臺北測試高中' });
    const between = await submitted({ school: '別的測試高中' });
    const last = await submitted({ school: '國立台北 測試高中' });
    expect(await idsOf('text=測試高中')).toEqual([last, between, first]);
    expect(await idsOf('text=測試高中&order=alike')).toEqual([last, first, between]);
    expect(await idsOf(`alike=${first}`)).toEqual([last, first]);
    const counts = (await list('text=測試高中')).list.map(({ alike }: { alike: number }) => alike);
    expect(counts).toEqual([2, 1, 2]);
    expect(await idsOf('alike=999999')).toEqual([]);
  });
});
