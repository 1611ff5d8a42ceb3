import { randomUUID } from 'node:crypto';
import { taipeiDay } from '@admissions/model';
import { visit } from '@admissions/model/forms';
import { ASSIGNEES_PATH, formPathsOf } from '@admissions/protocol/forms';
import type { InjectOptions } from 'fastify';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Caller } from '../../../tests/testing/callers.ts';
import { account, staffWith, visitor } from '../../../tests/testing/callers.ts';
import { sampleVisit } from '../../../tests/testing/sample-visit.ts';
import { solvedProof } from '../../../tests/testing/solved-proof.ts';
import { testApp } from '../../../tests/testing/test-app.ts';
import { eraseExpired } from '../data/retention.ts';

const test = testApp({ formLimit: 1_000_000 });
let reviewer: { id: number; headers: Caller };
let caller: Caller;
beforeAll(async () => {
  reviewer = await staffWith(test, 'reviewer', ['forms']);
  caller = await visitor(test);
});
afterEach(() => {
  vi.useRealTimers();
});

const paths = formPathsOf(visit);
const call = (method: 'GET' | 'PUT' | 'DELETE', url: string, options: InjectOptions = {}) =>
  test.app.inject({ method, url, headers: reviewer.headers, ...options });
const list = async (query: string) => (await call('GET', `${paths.list}?${query}`)).json().data;
const info = async (id: number) => (await call('GET', paths.info(id))).json().data;
const change = (id: number, payload: object) => call('PUT', paths.edit(id), { payload });

/** Returns the id. */
async function sent(changes: object = {}): Promise<number> {
  const response = await test.app.inject({
    method: 'POST',
    url: paths.send,
    payload: sampleVisit({ ...changes, proof: await solvedProof(test) }),
    headers: { ...caller, 'idempotency-key': randomUUID() },
  });
  const { rows } = await test.deps.db.pool.query('select id from submission where reference = $1', [
    response.json().data.reference,
  ]);
  return rows[0].id;
}

describe('the inbox', () => {
  it('masks personal data and omits free text', async () => {
    const id = await sent({ school: '遮罩高中' });
    const { list: rows } = await list('text=遮罩高中');
    expect(rows).toEqual([
      expect.objectContaining({
        id,
        school: '遮罩高中',
        name: '王○○',
        phone: '**-****-201',
        mobile: '****-***-201',
        email: 'w***@example.edu.tw',
        remarks: null,
        students: 40,
        state: 'new',
      }),
    ]);
    expect(Object.keys(rows[0])).not.toContain('notes');
    expect(Object.keys(rows[0])).not.toContain('personal');
  });
  it('searches school, reference, and encrypted name and number', async () => {
    const id = await sent({ school: '尋找高中', name: '諸葛尋找', phone: '02-5555-0123' });
    const { reference } = await info(id);
    for (const text of ['尋找高', reference.toLowerCase(), '葛尋', '5555-01'])
      expect(
        (await list(`text=${encodeURIComponent(text)}`)).list.map((row: { id: number }) => row.id),
      ).toContain(id);
    expect((await list(`text=${encodeURIComponent('%')}`)).total).toBe(0);
  });
  it('filters by state, with the counts of all states', async () => {
    const [one] = [await sent({ school: '狀態高中' }), await sent({ school: '狀態高中' })];
    await change(one, { state: 'contacted', revision: 1 });
    const found = await list('text=狀態高中&state=contacted');
    expect(found).toMatchObject({
      total: 1,
      list: [{ id: one }],
      counts: { new: 1, contacted: 1, scheduled: 0, done: 0, declined: 0 },
    });
  });
  it('filters by the days of sending, in Taipei', async () => {
    const id = await sent({ school: '日期高中' });
    await test.deps.db.pool.query(
      "update submission set created_at = '2026-03-01T16:30:00Z' where id = $1",
      [id],
    );
    const ids = async (begin: string, end: string) =>
      (await list(`text=日期高中&begin=${begin}&end=${end}`)).total;
    expect([
      await ids('2026-03-02', '2026-03-02'),
      await ids('2026-03-01', '2026-03-01'),
      await ids('', taipeiDay()),
      await ids('2026-03-03', ''),
    ]).toEqual([1, 0, 1, 0]);
  });
});

describe('a request', () => {
  it('is shown in full, and the view is audited', async () => {
    const id = await sent();
    expect(await info(id)).toMatchObject({
      name: '王小明',
      phone: '03-0000-201',
      remarks: '有一位學生使用輪椅',
      noticeVersion: '1.0',
      notes: [],
      history: [],
      assignee: null,
      revision: 1,
    });
    const { rows } = await test.deps.db.pool.query(
      'select account, action, area, details from audit_log where target = $1',
      [`visit/${id}`],
    );
    expect(rows).toEqual([{ account: 'reviewer', action: 'view', area: 'forms', details: {} }]);
  });
  it('records state, assignee, date and notes in its history', async () => {
    const id = await sent();
    const at = '2027-03-04T01:30:00.000Z';
    const first = (
      await change(id, {
        revision: 1,
        state: 'contacted',
        assignee: reviewer.id,
        note: '已電話確認',
      })
    ).json().data;
    expect(first).toMatchObject({
      state: 'contacted',
      assignee: { id: reviewer.id, name: 'reviewer 先生' },
      revision: 2,
      notes: [{ author: 'reviewer 先生', text: '已電話確認' }],
    });
    const second = (await change(id, { revision: 2, state: 'scheduled', scheduledAt: at })).json()
      .data;
    expect(second).toMatchObject({
      state: 'scheduled',
      scheduledAt: at,
      notes: [{ text: '已電話確認' }],
      revision: 3,
    });
    expect(second.history.map(({ text }: { text: string }) => text)).toEqual([
      '狀態由「待處理」改為「已聯繫」',
      '承辦人改為reviewer 先生',
      '狀態由「已聯繫」改為「已排定」',
      expect.stringContaining('09:30'),
    ]);
    expect(await info(id)).toEqual(second);
  });
  it('is assigned only to accounts that may see it', async () => {
    const id = await sent();
    for (const assignee of [
      await account(test, 'no-forms', { areas: ['news'] }),
      await account(test, 'left', { areas: ['forms'], active: false }),
      999_999,
    ]) {
      const response = await change(id, { revision: 1, assignee });
      expect([response.statusCode, Object.keys(response.json().errors)]).toEqual([
        422,
        ['assignee'],
      ]);
    }
    const names = (await call('GET', ASSIGNEES_PATH))
      .json()
      .data.map(({ name }: { name: string }) => name);
    expect(names).toContain('reviewer 先生');
    expect(names).not.toContain('left 先生');
  });
  it('keeps the first of two concurrent changes and returns it to the second', async () => {
    const id = await sent();
    const answers = await Promise.all(
      ['甲', '乙'].map((note) => change(id, { revision: 1, note })),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
    const [won, lost] = [
      answers.find(({ statusCode }) => statusCode === 200),
      answers.find(({ statusCode }) => statusCode === 409),
    ];
    expect(lost?.json().data).toEqual(won?.json().data);
  });
  it('stores its notes encrypted', async () => {
    const id = await sent();
    await change(id, { revision: 1, note: '家長電話 0911-222-333' });
    const { rows } = await test.deps.db.pool.query('select * from submission where id = $1', [id]);
    expect(JSON.stringify(rows)).not.toContain('0911-222-333');
  });
  it('loses its personal data when deleted', async () => {
    const id = await sent({ school: '刪除高中' });
    await change(id, { revision: 1, note: '請刪除' });
    expect((await call('DELETE', paths.remove(id))).json().errorCode).toBe(1);
    const { rows } = await test.deps.db.pool.query(
      'select personal, notes, school from submission where id = $1',
      [id],
    );
    expect(rows).toEqual([{ personal: null, notes: null, school: '刪除高中' }]);
    for (const response of [
      await call('GET', paths.info(id)),
      await call('DELETE', paths.remove(id)),
      await change(id, { revision: 3, state: 'done' }),
    ])
      expect(response.json().errorCode).toBe(2);
    expect((await list('text=刪除高中')).total).toBe(0);
    const { rows: lines } = await test.deps.db.pool.query(
      "select action from audit_log where target = $1 and action = 'delete'",
      [`visit/${id}`],
    );
    expect(lines).toHaveLength(1);
  });
  it('loses personal data 180 days after its last day and keeps anonymous answers', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-06-01T04:00:00Z') });
    const ended = async (end: string, scheduledAt: string | null = null) => {
      const id = await sent({ school: '期滿高中' });
      const dates = JSON.stringify({ dates: { begin: '2025-01-01', end } });
      await test.deps.db.pool.query(
        'update submission set facts = facts || $1, scheduled_at = $2 where id = $3',
        [dates, scheduledAt, id],
      );
      return id;
    };
    caller = await visitor(test);
    const [old, young, arranged] = [
      await ended('2025-12-02'),
      await ended('2025-12-03'),
      await ended('2025-12-02', '2025-12-02T16:30:00Z'),
    ];
    expect(await eraseExpired(test.deps.db, { days: 180, familyDays: 60 })).toBe(1);
    vi.useRealTimers();
    caller = await visitor(test);
    expect(await info(old)).toMatchObject({
      name: null,
      phone: null,
      mobile: null,
      email: null,
      remarks: null,
      school: '期滿高中',
      students: 40,
    });
    for (const id of [young, arranged]) expect((await info(id)).name).toBe('王小明');
    expect((await list('text=期滿高中')).total).toBe(3);
    const { rows } = await test.deps.db.pool.query(
      "select account, details from audit_log where action = 'erase'",
    );
    expect(rows).toEqual([{ account: null, details: { ids: String(old) } }]);
    expect(await eraseExpired(test.deps.db, { days: 100_000, familyDays: 100_000 })).toBe(0);
  });
  it('of a student or parent is retained for 60 days, never longer than of a school', async () => {
    const day = (count: number) => taipeiDay(new Date(Date.now() - count * 86_400_000));
    const came = async (count: number, audience: string | null) => {
      const id = await sent();
      await test.deps.db.pool.query('update submission set facts = facts || $1 where id = $2', [
        JSON.stringify({ audience, dates: { begin: day(count), end: day(count) } }),
        id,
      ]);
      return id;
    };
    const parent = await came(61, 'parent');
    const student = await came(60, 'student');
    const school = await came(61, null);
    const nameOf = async (id: number) => (await info(id)).name;
    await eraseExpired(test.deps.db, { days: 180, familyDays: 60 });
    expect(await Promise.all([parent, student, school].map(nameOf))).toEqual([
      null,
      '王小明',
      '王小明',
    ]);
    await eraseExpired(test.deps.db, { days: 59, familyDays: 60 });
    expect(await nameOf(student)).toBeNull();
  });
});
