import { randomUUID } from 'node:crypto';
import { taipeiDay } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { ASSIGNEES_PATH, formPathsOf } from '@admissions/protocol/forms';
import { describe, expect, it, vi } from 'vitest';
import { account, asPerson, submitForm, testApp, visitorOf } from '#testing';
import { eraseExpired } from '../data/retention.ts';

const test = testApp({ formLimit: 1_000_000 });
const reviewer = asPerson(test, 'reviewer', ['forms']);

const paths = formPathsOf(visit);
const read = async (path: string) => (await reviewer.call('GET', path)).body.data;
const list = (query: string) => read(`${paths.list}?${query}`);
const info = (id: number) => read(paths.info(id));
const change = (id: number, payload: object) => reviewer.call('PUT', paths.edit(id), payload);
const sent = async (changes: object = {}) =>
  (await submitForm(test, await visitorOf(test), visit, changes)).id;

describe('the inbox', () => {
  it('searches school, reference, and encrypted name and number', async () => {
    const id = await sent({ school: '尋找高中', name: '諸葛尋找', phone: '02-5555-0123' });
    const { reference } = await info(id);
    for (const text of ['尋找高', reference.toLowerCase(), '葛尋', '5555-01'])
      expect((await list(`text=${encodeURIComponent(text)}`)).list).toMatchObject([{ id }]);
    expect((await list(`text=${encodeURIComponent('%')}`)).total).toBe(0);
  });
  it('filters by state, with the counts of all states', async () => {
    const [one] = [await sent({ school: '狀態高中' }), await sent({ school: '狀態高中' })];
    await change(one, { state: 'contacted', revision: 1 });
    expect(await list('text=狀態高中&state=contacted')).toMatchObject({
      total: 1,
      list: [{ id: one }],
      counts: { new: 1, contacted: 1, scheduled: 0, done: 0, declined: 0 },
    });
  });
  it.each([
    ['甲', 'begin=2026-03-02&end=2026-03-02', 1],
    ['乙', 'begin=2026-03-01&end=2026-03-01', 0],
    ['丙', `end=${taipeiDay()}`, 1],
    ['丁', 'begin=2026-03-03', 0],
  ])('filters by the days of sending, in Taipei: %s, %s', async (name, days, total) => {
    const school = `日期高中${name}`;
    const id = await sent({ school });
    await test.sql("update submission set created_at = '2026-03-01T16:30:00Z' where id = $1", [id]);
    expect((await list(`text=${school}&${days}`)).total).toBe(total);
  });
});

describe('a request', () => {
  it('records state, assignee, date and notes in its history, the notes encrypted', async () => {
    const id = await sent();
    const at = '2027-03-04T01:30:00.000Z';
    const assigned = { state: 'contacted', assignee: reviewer.id, note: '家長電話 0911-222-333' };
    expect((await change(id, { revision: 1, ...assigned })).body.data).toMatchObject({
      state: 'contacted',
      assignee: { id: reviewer.id, name: 'reviewer 先生' },
      revision: 2,
      notes: [{ author: 'reviewer 先生', text: '家長電話 0911-222-333' }],
    });
    const { data } = (await change(id, { revision: 2, state: 'scheduled', scheduledAt: at })).body;
    expect(data).toMatchObject({ state: 'scheduled', scheduledAt: at, revision: 3 });
    expect(data.history.map(({ text }: { text: string }) => text)).toEqual([
      '狀態由「待處理」改為「已聯繫」',
      '承辦人改為reviewer 先生',
      '狀態由「已聯繫」改為「已排定」',
      expect.stringContaining('09:30'),
    ]);
    expect(await info(id)).toEqual(data);
    const rows = await test.sql('select * from submission where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('0911-222-333');
  });
  it('is assigned only to accounts that may see it', async () => {
    const id = await sent();
    for (const assignee of [
      await account(test, 'no-forms', { areas: ['news'] }),
      await account(test, 'left', { areas: ['forms'], active: false }),
      999_999,
    ]) {
      const { status, body } = await change(id, { revision: 1, assignee });
      expect([status, Object.keys(body.errors)]).toEqual([422, ['assignee']]);
    }
    const names = (await read(ASSIGNEES_PATH)).map(({ name }: { name: string }) => name);
    expect(names).toContain('reviewer 先生');
    expect(names).not.toContain('left 先生');
  });
  it('keeps the first of two concurrent changes and returns it to the second', async () => {
    const id = await sent();
    const answers = await Promise.all(
      ['甲', '乙'].map((note) => change(id, { revision: 1, note })),
    );
    const [won, lost] = answers.toSorted((a, b) => a.status - b.status);
    expect([won?.status, lost?.status]).toEqual([200, 409]);
    expect(lost?.body.data).toEqual(won?.body.data);
  });
  it('loses its personal data when deleted', async () => {
    const id = await sent({ school: '刪除高中' });
    await change(id, { revision: 1, note: '請刪除' });
    const remove = () => reviewer.call('DELETE', paths.remove(id));
    expect((await remove()).body.errorCode).toBe(1);
    expect(
      await test.sql('select personal, notes, school from submission where id = $1', [id]),
    ).toEqual([{ personal: null, notes: null, school: '刪除高中' }]);
    for (const { body } of [
      await reviewer.call('GET', paths.info(id)),
      await remove(),
      await change(id, { revision: 3, state: 'done' }),
    ])
      expect(body.errorCode).toBe(2);
    expect((await list('text=刪除高中')).total).toBe(0);
  });
  it('loses personal data 180 days after its last day and keeps anonymous answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T04:00:00Z') });
    const ended = async (end: string, scheduledAt: string | null = null) => {
      const id = await sent({ school: '期滿高中' });
      await test.sql('update submission set facts = facts || $1, scheduled_at = $2 where id = $3', [
        JSON.stringify({ dates: { begin: '2025-01-01', end } }),
        scheduledAt,
        id,
      ]);
      return id;
    };
    const [old, young, arranged] = [
      await ended('2025-12-02'),
      await ended('2025-12-03'),
      await ended('2025-12-02', '2025-12-02T16:30:00Z'),
    ];
    expect(await erase(180)).toBe(1);
    vi.useRealTimers();
    expect(await info(old)).toMatchObject({
      name: null,
      phone: null,
      mobile: null,
      email: null,
      remarks: null,
      retainedUntil: null,
      school: '期滿高中',
      students: 40,
    });
    for (const id of [young, arranged])
      expect(await info(id)).toMatchObject({ name: '王小明', retainedUntil: '2026-06-01' });
    expect((await list('text=期滿高中')).total).toBe(3);
    expect(await test.sql("select account, details from audit_log where action = 'erase'")).toEqual(
      [{ account: null, details: { ids: String(old) } }],
    );
    expect(await erase(100_000, 100_000)).toBe(0);
  });
  it('of a student or parent is retained for 60 days, never longer than of a school', async () => {
    const day = (count: number) => taipeiDay(new Date(Date.now() - count * 86_400_000));
    const came = async (count: number, audience: string | null) => {
      const id = await sent();
      const facts = { audience, dates: { begin: day(count), end: day(count) } };
      const values = [JSON.stringify(facts), id];
      await test.sql('update submission set facts = facts || $1 where id = $2', values);
      return id;
    };
    const [parent, student, school] = [
      await came(61, 'parent'),
      await came(60, 'student'),
      await came(61, null),
    ];
    const nameOf = async (id: number) => (await info(id)).name;
    await erase(180);
    expect(await Promise.all([parent, student, school].map(nameOf))).toEqual([
      null,
      '王小明',
      '王小明',
    ]);
    await erase(59);
    expect(await nameOf(student)).toBeNull();
  });
});

const erase = (formRetentionDays: number, familyRetentionDays = 60) =>
  eraseExpired(test.deps.db, { formRetentionDays, familyRetentionDays });

/** Two requests with one address, which no other test has. */
async function submitTwo(changes: object = {}) {
  const email = `${randomUUID().slice(0, 8)}@example.edu.tw`;
  const visitor = await visitorOf(test);
  const phones = { phone: '03-0000-101', mobile: null };
  const main = await submitForm(test, visitor, visit, { ...phones, email, remarks: '先寫的' });
  const later = { phone: '03-0000-102', mobile: null, remarks: '後來寫的', ...changes };
  const other = await submitForm(test, visitor, visit, {
    email: email.toUpperCase(),
    ...later,
  });
  // Other tests have the same telephones.
  await test.sql(
    "update submission set created_at = now() - interval '40 days' where id <> all($1) and deleted_at is null",
    [[main.id, other.id]],
  );
  return { main, other };
}
const merge = (id: number, other: number, revisions = [1, 1]) =>
  reviewer.call('POST', paths.merge(id), {
    revision: revisions[0],
    other: { id: other, revision: revisions[1] },
  });

it('a possible duplicate is shown at the request, by address or telephone, within 30 days', async () => {
  const { main, other } = await submitTwo();
  expect((await info(main.id)).duplicates).toMatchObject([{ id: other.id, state: 'new' }]);
  const byPhone = await submitTwo({ phone: '(03)0000101', email: 'else@example.edu.tw' });
  expect((await info(byPhone.other.id)).duplicates).toMatchObject([{ id: byPhone.main.id }]);
  const aged = "update submission set created_at = created_at - interval '31 days' where id = $1";
  await test.sql(aged, [byPhone.main.id]);
  expect((await info(byPhone.other.id)).duplicates).toEqual([]);
  expect((await merge(byPhone.other.id, byPhone.main.id)).status).toBe(409);
});

describe('merging', () => {
  it('keeps both texts under one state, lists one, and finds it by both references', async () => {
    const { main, other } = await submitTwo();
    await change(other.id, { revision: 1, note: '來電問過' });
    const { status, body } = await merge(main.id, other.id, [1, 2]);
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      state: 'new',
      remarks: '先寫的',
      duplicates: [],
      merged: [{ id: other.id, remarks: '後來寫的', notes: [{ text: '來電問過' }] }],
    });
    expect(body.data.history.at(-1).text).toBe(`合併${other.reference}與${main.reference}`);
    const found = await list(`text=${other.reference}`);
    expect(found.list.map(({ id }: { id: number }) => id)).toEqual([main.id]);
    expect((await reviewer.call('GET', paths.info(other.id))).body.errorCode).toBe(2);
  });
  it('is undone: both are there again', async () => {
    const { main, other } = await submitTwo();
    await merge(main.id, other.id);
    const undo = { revision: 2, other: { id: other.id, revision: 2 }, isUndo: true };
    const { body } = await reviewer.call('POST', paths.merge(main.id), undo);
    expect(body.data).toMatchObject({ merged: [], duplicates: [{ id: other.id }] });
    expect((await info(other.id)).remarks).toBe('後來寫的');
    expect((await reviewer.call('POST', paths.merge(main.id), undo)).status).toBe(409);
  });
  it('does nothing when somebody has changed one of them', async () => {
    const { main, other } = await submitTwo();
    await change(other.id, { revision: 1, state: 'contacted' });
    const { status, body } = await merge(main.id, other.id);
    expect([status, body.data.id]).toEqual([409, main.id]);
    expect((await info(main.id)).merged).toEqual([]);
  });
  it('is refused in words while the duplicate holds booked seats', async () => {
    const { main, other } = await submitTwo();
    await test.sql("update submission set booked_day = '2027-03-01', people = 2 where id = $1", [
      other.id,
    ]);
    const { status, body } = await merge(main.id, other.id);
    expect([status, body.message]).toEqual([409, expect.stringContaining(other.reference)]);
  });
  it('erases the personal data of both on request', async () => {
    const { main, other } = await submitTwo();
    await merge(main.id, other.id);
    const { body } = await reviewer.call('POST', paths.erase(main.id), {});
    expect([body.data.email, body.data.merged[0].email]).toEqual([null, null]);
  });
});
