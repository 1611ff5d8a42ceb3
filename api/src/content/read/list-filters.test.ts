import { type AnyKind, adminPathsOf, schoolYearOf, taipeiDay } from '@admissions/model';
import {
  bachelor,
  bachelorDepartment,
  bachelorEntry,
  news,
  specializedDepartment,
  wallPicture,
} from '@admissions/model/kinds';
import {
  ADMIN_SEARCH_PATH,
  type AdminSearchData,
  DASHBOARD_PATH,
  type Dashboard,
  LIST_FILE_PATHS,
} from '@admissions/protocol/staff';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, changeEntry, sampleEntry, staffOf, testApp } from '#testing';
import { tableOf, wasShown } from '../schema/tables.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);
const paths = adminPathsOf(news);
type Listed = { id: number };
const addNews = (changes: object) => addEntry(staff, test, news, changes);
const TITLE = '臺北場：ＡＰＣＳ說明會（116學年度）50%_off';
beforeAll(async () => {
  await addNews({ title: TITLE, summary: '推薦人一定要是老師嗎' });
  await addNews({ title: '別的消息', summary: '早餐車開進綠廊' });
  await addNews({
    title: 'Undercurrents 工作坊',
    summary: '第３屆',
    status: 'draft',
    body: [{ type: 'text', html: '<p>請攜帶<strong>學生</strong>證與琉璃墜</p>' }],
  });
});

const titles = async (text: string) =>
  (await staff('GET', `${paths.list}?text=${encodeURIComponent(text)}`)).body.data.list.map(
    ({ title }: { title: string }) => title,
  );

describe('the search of a list', () => {
  it.each([
    ['a visual space only', '116 學年度'],
    ['several terms in any order', '說明會 臺北'],
    ['terms in title and summary', '推薦人 台北場'],
    ['the summary', '一定要是老師'],
    ['SQL wildcards', '50%_OFF'],
  ])('finds by %s: %s', async (_what, text) => expect(await titles(text)).toEqual([TITLE]));
  it('finds nothing when one of the terms does not match', async () =>
    expect(await titles('台北 早餐車')).toEqual([]));
  it.each([
    ['letters inside a word', 'CURRENT'],
    ['a single letter inside a word', 'c'],
    ['one character of the title', '坊'],
    ['a text of the body', '琉璃墜'],
    ['a term in the body and one in the title', '學生證 工作'],
  ])('finds a draft by %s: %s', async (_what, text) =>
    expect(await titles(text)).toContain('Undercurrents 工作坊'),
  );
  it('finds the current text of an entry, also in the trash', async () => {
    const { id } = await addNews({ title: '翡翠灣' });
    await staff('PUT', paths.edit(id), { revision: 1, title: '瑪瑙灣' });
    expect([await titles('翡翠灣'), await titles('瑪瑙灣')]).toEqual([[], ['瑪瑙灣']]);
    await staff('DELETE', paths.remove(id));
    expect(await titles('瑪瑙灣')).toEqual([]);
    const trash = await staff(
      'GET',
      `${paths.list}?status=trash&text=${encodeURIComponent('瑪瑙')}`,
    );
    expect(trash.body.data.total).toBe(1);
  });
  it('searches one field on request', async () => {
    const of = async (field: string, text: string) =>
      (await staff('GET', `${paths.list}?${field}=${encodeURIComponent(text)}`)).body.data.total;
    expect([await of('title', '早餐車'), await of('summary', '早餐車')]).toEqual([0, 1]);
    expect([await of('title', '別的'), await of('summary', '別的')]).toEqual([1, 0]);
  });
  it('works the same for visitors, without hidden entries', async () => {
    const find = async (title: string) =>
      (await visitor('GET', `/api/ap/news?title=${encodeURIComponent(title)}`)).body.data.list;
    expect(await find('台北 apcs')).toMatchObject([{ title: TITLE }]);
    expect(await find('undercurrents')).toEqual([]);
  });
});

it('a page of a list includes the total, also after the last page', async () => {
  const page = async (query: string) => (await staff('GET', `${paths.list}?${query}`)).body.data;
  const { total } = await page('perpage=2');
  expect(total).toBeGreaterThan(2);
  expect(await page(`perpage=2&page=${total}`)).toMatchObject({ list: [], total });
  expect(await page(`title=${encodeURIComponent('沒有這樣的標題')}`)).toMatchObject({
    list: [],
    total: 0,
  });
});

describe('a staff list filtered by date and person', () => {
  const paths = adminPathsOf(wallPicture);
  const ming = asStaff(test, ['setting'], '王小明');
  const ids: number[] = [];
  beforeAll(async () => {
    const chen = await staffOf(test, ['setting'], 'Chen Yi-an');
    const times = ['2026-03-04T16:00:00Z', '2026-03-05T15:59:59Z', '2026-03-05T16:00:00Z'];
    for (const [index, at] of times.entries()) {
      const by = index === 2 ? chen : ming;
      const status = index === 0 ? 'draft' : 'published';
      const { id } = await addEntry(by, test, wallPicture, { status });
      ids.push(id);
      await changeEntry(test, wallPicture, id, { updatedAt: at, createdAt: at });
    }
  });

  const listed = async (query: string) => {
    const answer = await ming('GET', `${paths.list}?${query}`);
    return answer.status === 200
      ? (answer.body.data.list as { id: number }[]).map(({ id }) => ids.indexOf(id)).toSorted()
      : answer.status;
  };

  it.each([
    ['changedFrom=2026-03-05&changedTo=2026-03-05', [0, 1]],
    ['changedFrom=2026-03-06', [2]],
    ['publishedFrom=2026-03-05&publishedTo=2026-03-05', [1]],
    ['publishedTo=2026-03-06', [1, 2]],
    ['author=小明', [0, 1]],
    ['author=CHEN', [2]],
    ['author=%25', []],
    ['author=&changedFrom=', [0, 1, 2]],
  ])('%s', async (query, found) => expect(await listed(query)).toEqual(found));

  it('finds samples only, or none', async () => {
    await changeEntry(test, wallPicture, ids[1] ?? 0, { isSample: true });
    expect(await listed('isSample=true')).toEqual([1]);
    expect(await listed('isSample=false')).toEqual([0, 2]);
    expect(await listed('isSample=maybe')).toBe(400);
  });

  it('finds visible entries and those that expire within two weeks', async () => {
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const [index, days] of [10, 13, 15].entries())
      await changeEntry(test, wallPicture, ids[index] ?? 0, { unpublishAt: inDays(days) });
    expect(await listed('status=ending')).toEqual([1]);
    const { states } = (await ming('GET', paths.list)).body.data;
    expect(states.ending).toBe(1);
  });

  it('counts entries by state under its other filters', async () => {
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    for (const more of [{ status: 'draft' }, { status: 'published' }, { publishAt }])
      await addEntry(ming, test, wallPicture, { title: '江豚', ...more });
    const { body } = await ming('GET', `${paths.list}?text=江豚&status=draft`);
    expect(body.data).toMatchObject({
      total: 1,
      states: { all: 3, draft: 1, scheduled: 1, mine: 3 },
    });
    const theirs = (await staff('GET', `${paths.list}?text=江豚`)).body.data.states;
    expect(theirs).toMatchObject({ all: 3, mine: 0 });
  });

  it('distinguishes what was taken down from what visitors never saw', async () => {
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const begin = async (title: string, more: object) => {
      const sample = await sampleEntry(test, wallPicture);
      const { id } = (await ming('POST', paths.add, { ...sample, title, ...more })).body.data;
      return id as number;
    };
    const change = async (id: number, status: string, revision: number) =>
      (await ming('PUT', paths.edit(id), { status, revision })).body.data;
    const shown = await begin('海牛下架', { status: 'published' });
    const planned = await begin('海牛排程', { status: 'published', publishAt: at });
    const begun = await begin('海牛草稿', { status: 'draft' });
    expect(await change(shown, 'draft', 1)).toMatchObject({ status: 'draft', isEnded: true });
    expect(await change(planned, 'draft', 1)).not.toHaveProperty('isEnded');
    const found = async (status: string) =>
      ((await ming('GET', `${paths.list}?text=海牛&status=${status}`)).body.data.list as Listed[])
        .map(({ id }) => id)
        .toSorted((one, other) => one - other);
    expect([await found('ended'), await found('draft')]).toEqual([[shown], [planned, begun]]);
    const file = { kind: wallPicture.id, format: 'csv', filters: { status: 'ended' } };
    const { text } = await ming('POST', LIST_FILE_PATHS.export, file);
    expect([text.includes('海牛下架'), text.includes('海牛草稿')]).toEqual([true, false]);
    const search = (await ming('GET', `${ADMIN_SEARCH_PATH}?q=海牛`)).body.data as AdminSearchData;
    const states = new Map(search.list.map(({ id, state }) => [id, state]));
    expect([shown, planned, begun].map((id) => states.get(id))).toEqual([
      'ended',
      'draft',
      'draft',
    ]);
    const { drafts } = (await ming('GET', DASHBOARD_PATH)).body.data as Dashboard;
    expect(drafts.list.map(({ title }) => title)).not.toContain('海牛下架');
    expect(drafts.list.map(({ title }) => title)).toContain('海牛草稿');
    const back = await change(shown, 'published', 2);
    expect(back).not.toHaveProperty('isEnded');
  });
});

describe('wasShown', () => {
  it('looks up the history of each entry instead of reading all of it', async () => {
    const { rows } = await test.deps.db.orm.execute(
      sql`explain select 1 from ${tableOf(news)} entry where not ${wasShown(news.id, sql`entry.id`)}`,
    );
    expect(JSON.stringify(rows)).toContain('SubPlan');
    expect(JSON.stringify(rows)).not.toMatch(/hashed|Anti Join/);
  });
});

describe('derived filters', () => {
  const running = schoolYearOf(taipeiDay());
  const add = async (kind: AnyKind, title: string, change: object = {}): Promise<number> =>
    (await addEntry(staff, test, kind, { title, ...change })).id;
  const titles = async (kind: AnyKind, query: string) => {
    const { body } = await staff('GET', `${adminPathsOf(kind).list}?${query}`);
    const found = (body.data.list as { title: string }[]).map(({ title }) => title);
    expect(body.data.total).toBe(found.length);
    return found.toSorted();
  };
  const years = (year: number) => ({ years: [{ year, quota: 20 }] });
  const enrolment = (year: number) => ({ enrolment: [{ year, quota: 20, enrolled: 18 }] });
  const colleges: number[] = [];

  beforeAll(async () => {
    colleges.push(await add(bachelor, '工程學院'), await add(bachelor, '管理學院'));
    const [engineering, management] = colleges;
    const of = (college: number | undefined, title: string, change: object) =>
      add(bachelorDepartment, title, { college, ...change });
    const filled = await of(engineering, '機械', enrolment(running));
    const older = await of(management, '企管', enrolment(running - 1));
    await of(management, '財金', { enrolment: null });
    await add(bachelorEntry, '機械・申請', { department: filled, ...years(running + 1) });
    await add(bachelorEntry, '機械・分發', { department: filled, ...years(running) });
    await add(bachelorEntry, '企管・申請', { department: older, ...years(running + 1) });
    const twin = { twin: filled, enrolment: null };
    await add(specializedDepartment, '另記於學士班', twin);
    await add(specializedDepartment, '自己記', { twin: null, enrolment: null });
  });

  it('find admission channels by the college of their department', async () => {
    const [engineering, management] = colleges;
    expect(await titles(bachelorEntry, `college=${engineering}`)).toEqual([
      '機械・分發',
      '機械・申請',
    ]);
    expect(await titles(bachelorEntry, `college=${management}`)).toEqual(['企管・申請']);
    expect(await titles(bachelorEntry, 'college=99999')).toEqual([]);
    expect((await titles(bachelorEntry, 'college=')).length).toBe(3);
  });
  it('find entries with and without a row of this year', async () => {
    expect(await titles(bachelorEntry, 'unfilled=1')).toEqual(['機械・分發']);
    expect(await titles(bachelorEntry, 'unfilled=0')).toEqual(['企管・申請', '機械・申請']);
  });
  it('combine with each other and with the search', async () => {
    const [engineering, management] = colleges;
    expect(await titles(bachelorEntry, `unfilled=1&college=${management}`)).toEqual([]);
    expect(await titles(bachelorEntry, `unfilled=1&college=${engineering}&text=分發`)).toEqual([
      '機械・分發',
    ]);
  });
  it('count departments with older rows or none as unfilled', async () => {
    const [engineering, management] = colleges;
    const of = (college: number | undefined, unfilled: number) =>
      titles(bachelorDepartment, `college=${college}&unfilled=${unfilled}`);
    expect(await of(management, 1)).toEqual(['企管', '財金']);
    expect(await of(management, 0)).toEqual([]);
    expect(await of(engineering, 1)).toEqual([]);
    expect(await of(engineering, 0)).toEqual(['機械']);
  });
  it('exclude departments with their rows in a twin', async () => {
    expect(await titles(specializedDepartment, 'unfilled=1')).toEqual(['自己記']);
    expect(await titles(specializedDepartment, 'unfilled=0')).toEqual(['另記於學士班']);
  });
});
