import { FORMS, interview, teaching, visit } from '@admissions/model/forms';
import { ASSIGNEES_PATH, formPathsOf } from '@admissions/protocol/forms';
import { beforeAll, describe, expect, it } from 'vitest';
import { asPerson, type Call, sampleSubmission, submitForm, testApp, visitorOf } from '#testing';
import { untilBlocked } from '../../../tests/testing/test-app.ts';

type Form = (typeof FORMS)[number];
const test = testApp({ formLimit: 1_000_000 });
const reviewer = asPerson(test, 'reviewer', ['forms']);
const staff: Call = (...request) => reviewer.call(...request);

const read = async (path: string) => (await staff('GET', path)).body.data;
const sent = async (form: Form, changes: object = {}) =>
  (await submitForm(test, await visitorOf(test), form, changes)).id;

describe('every form', () => {
  it.each(FORMS)('$name is sent, listed, read, changed, erased and deleted', async (form) => {
    const paths = formPathsOf(form);
    const id = await sent(form, { school: '全程高中' });
    const { list } = await read(`${paths.list}?text=全程高中`);
    expect(list).toMatchObject([{ id, school: '全程高中', name: '王○○', remarks: null }]);
    for (const secret of ['notes', 'personal']) expect(list[0]).not.toHaveProperty(secret);
    expect(list[0].reference[0]).toBe(form.letter);
    expect(await read(paths.info(id))).toMatchObject(
      sampleSubmission(form, { school: '全程高中' }),
    );
    expect(
      (await staff('PUT', paths.edit(id), { revision: 1, state: 'contacted', note: '已回覆' })).body
        .data.state,
    ).toBe('contacted');
    const erased = (await staff('POST', paths.erase(id), {})).body.data;
    expect(erased).toMatchObject({
      name: null,
      phone: null,
      email: null,
      remarks: null,
      notes: [],
      school: '全程高中',
      revision: 3,
    });
    expect(erased.history.at(-1)).toMatchObject({
      by: 'reviewer 先生',
      text: '依申請人請求刪除個人資料',
    });
    expect(await read(paths.info(id))).toEqual(erased);
    expect((await staff('POST', paths.erase(id), {})).body.data).toEqual(erased);
    const lines = await test.sql('select * from audit_log where target = $1 order by id', [
      `${form.name}/${id}`,
    ]);
    expect(lines[0]).toMatchObject({ account: 'reviewer', area: 'forms', details: {} });
    expect(lines.map(({ action }) => action)).toEqual(['view', 'edit', 'erase', 'view']);
    expect((await staff('DELETE', paths.remove(id))).body.errorCode).toBe(1);
  });
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'keeps a concurrent change of a colleague in the history when erased',
    async () => {
      const id = await sent(visit);
      const colleague = await test.deps.db.pool.connect();
      try {
        await colleague.query('begin');
        await colleague.query(
          `update submission set revision = revision + 1, history = history || '[{"at":"2026-11-27T00:00:00.000Z","by":null,"text":"同時"}]' where id = $1`,
          [id],
        );
        const erasing = staff('POST', formPathsOf(visit).erase(id), {});
        await untilBlocked(test);
        await colleague.query('commit');
        const { revision, history } = (await erasing).body.data;
        expect([revision, history.map(({ text }: { text: string }) => text)]).toEqual([
          3,
          ['同時', '依申請人請求刪除個人資料'],
        ]);
      } finally {
        colleague.release();
      }
    },
  );
});

it('the list filters by county, college and assignee combined', async () => {
  const [one, two] = [
    await sent(visit, { school: '條件甲', city: '花蓮縣', colleges: ['medical', 'humanities'] }),
    await sent(visit, { school: '條件乙', colleges: null }),
  ];
  await staff('PUT', formPathsOf(visit).edit(two), { revision: 1, assignee: reviewer.id });
  const ids = async (query: string, form: Form = visit) =>
    (await read(`${formPathsOf(form).list}?text=條件&${query}`)).list.map(
      ({ id }: { id: number }) => id,
    );
  expect(await ids(`city=${encodeURIComponent('花蓮縣')}`)).toEqual([one]);
  expect(await ids('college=humanities')).toEqual([one]);
  expect(await ids(`assignee=${reviewer.id}`)).toEqual([two]);
  expect(await ids('assignee=none')).toEqual([one]);
  expect(await ids('assignee=none&college=engineering')).toEqual([]);
  expect(await ids('assignee=&college=&city=')).toEqual([two, one]);
  const lesson = await sent(teaching, { school: '條件丙', college: 'medical' });
  await sent(teaching, { school: '條件丁', college: null });
  expect(await ids('college=medical', teaching)).toEqual([lesson]);
});

describe('a bulk change', () => {
  const bulk = (items: object[], state = 'declined', form: Form = visit) =>
    staff('POST', formPathsOf(form).bulk, { items, state });
  const states = async (ids: number[]) =>
    (await test.sql('select state from submission where id = any($1) order by id', [ids])).map(
      ({ state }) => state,
    );

  it('sets the state and history of each, with one audit entry', async () => {
    const ids = [await sent(visit), await sent(visit), await sent(visit)];
    const { body } = await bulk(ids.map((id) => ({ id, revision: 1 })));
    expect(body.data).toEqual(ids.map((id) => ({ id, revision: 2 })));
    expect((await read(formPathsOf(visit).info(ids[1] as number))).history).toMatchObject([
      { by: 'reviewer 先生', text: '狀態由「待處理」改為「未受理」' },
    ]);
    const [line] = await test.sql(
      "select target, details from audit_log where action = 'bulk_edit' order by id desc limit 1",
    );
    expect(line).toEqual({
      target: 'visit',
      details: { ids: `${ids[0]}-${ids[2]}`, state: 'declined' },
    });
  });
  it('assigns many, without another state, and needs one of both', async () => {
    const ids = [await sent(visit), await sent(visit)];
    const items = ids.map((id) => ({ id, revision: 1 }));
    const path = formPathsOf(visit).bulk;
    const [{ id: assignee }] = (await staff('GET', ASSIGNEES_PATH)).body.data;
    expect((await staff('POST', path, { items })).status).toBe(422);
    expect((await staff('POST', path, { items, assignee })).status).toBe(200);
    const changed = await read(formPathsOf(visit).info(ids[0] as number));
    expect(changed).toMatchObject({ state: 'new', assignee: { id: assignee }, revision: 2 });
    expect(changed.history.at(-1).text).toMatch(/^承辦人改為/);
    const again = items.map(({ id }) => ({ id, revision: 2 }));
    expect((await staff('POST', path, { items: again, assignee: 999_999 })).status).toBe(422);
  });
  it('changes nothing and returns the conflict when one is outdated', async () => {
    const [one, two] = [await sent(visit), await sent(visit)];
    await staff('PUT', formPathsOf(visit).edit(two), { revision: 1, note: '先到' });
    const { status, body } = await bulk([
      { id: one, revision: 1 },
      { id: two, revision: 1 },
    ]);
    expect([status, body.data.id, body.data.revision]).toEqual([409, two, 2]);
    expect(await states([one, two])).toEqual(['new', 'new']);
  });
  it('cannot schedule submissions without a date', async () => {
    const id = await sent(visit);
    const { status, body } = await bulk([{ id, revision: 1 }], 'scheduled');
    expect([status, Object.keys(body.errors)]).toEqual([422, ['scheduledAt']]);
  });
  it('accepts one of two concurrent changes', async () => {
    const ids = [await sent(visit), await sent(visit)];
    const items = ids.map((id) => ({ id, revision: 1 }));
    const answers = await Promise.all([bulk(items, 'done'), bulk(items.toReversed(), 'contacted')]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(new Set(await states(ids)).size).toBe(1);
  });
  it.each([
    ['one twice', [1, 1]],
    ['more than 500', Array.from({ length: 501 }, (_, index) => index + 1)],
  ])('of %s is rejected', async (_what, ids) => {
    const { status } = await bulk(ids.map((id) => ({ id, revision: 1 })));
    expect(status).toBe(422);
  });
});

describe('counts', () => {
  const stats = (query: string, form: Form = interview) =>
    read(`${formPathsOf(form).stats}?${query}`);
  beforeAll(async () => {
    await test.sql("delete from submission where form = 'interview'");
    const create = async (at: string, changes: object) =>
      test.sql('update submission set created_at = $1 where id = $2', [
        at,
        await sent(interview, changes),
      ]);
    // Midnight in Taipei is 16:00 UTC of the day before.
    await create('2026-01-31T16:30:00Z', { city: '花蓮縣', colleges: ['medical'] });
    await create('2026-01-31T15:30:00Z', { city: '桃園市', colleges: ['medical', 'humanities'] });
    await create('2026-04-10T04:00:00Z', { city: '桃園市', colleges: ['engineering'] });
    const gone = await sent(interview);
    await staff('DELETE', formPathsOf(interview).remove(gone));
  });

  it('are by state, month, county and college, including empty months', async () =>
    expect(await stats('begin=2026-01-01&end=2026-04-30')).toEqual({
      total: 3,
      byState: { new: 3, contacted: 0, scheduled: 0, done: 0, declined: 0 },
      byMonth: [
        { month: '2026-01', count: 1 },
        { month: '2026-02', count: 1 },
        { month: '2026-03', count: 0 },
        { month: '2026-04', count: 1 },
      ],
      byCity: [
        { city: '桃園市', count: 2 },
        { city: '花蓮縣', count: 1 },
      ],
      byCollege: expect.arrayContaining([
        { college: 'engineering', count: 1 },
        { college: 'humanities', count: 1 },
        { college: 'management', count: 0 },
        { college: 'medical', count: 2 },
      ]),
    }));
  it('cover the last year by default, across the turn of the year too', async () => {
    const { byMonth } = await stats('end=2026-02-28');
    expect([byMonth.length, byMonth[0].month, byMonth.at(-1)]).toEqual([
      12,
      '2025-03',
      { month: '2026-02', count: 1 },
    ]);
    expect((await stats('')).byMonth).toHaveLength(12);
  });
});
