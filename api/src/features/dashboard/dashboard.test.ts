import { type AnyKind, type Area, adminPathsOf, taipeiDay } from '@admissions/model';
import {
  admissions,
  bachelorShare,
  banner,
  camp,
  college,
  news,
  share,
  siteMenu,
} from '@admissions/model/kinds';
import { ACCOUNT_PATHS } from '@admissions/protocol';
import {
  DASHBOARD_PATH,
  type Dashboard,
  REVIEW_PATHS,
  SCHEDULE_PATH,
  type Scheduled,
} from '@admissions/protocol/staff';
import { describe, expect, it } from 'vitest';
import { callsOf, insertEntry, sampleEntry, staffOf, staffWith, testApp } from '#testing';
import { bundles } from '../drafts/draft-tables.ts';
import { storyQuestions, submissions } from '../forms/data/forms-tables.ts';

const test = testApp();

const entry = (kind: AnyKind, changes?: object) => insertEntry(test, kind, changes);
async function seenWith(...areas: Area[]): Promise<Dashboard> {
  const { status, body } = await (await staffOf(test, areas))('GET', DASHBOARD_PATH);
  expect(status).toBe(200);
  return body.data;
}
const byPath = (one: { path: string }, other: { path: string }) => (one.path < other.path ? -1 : 1);
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
type Request = typeof submissions.$inferInsert;
const addRequests = (...requests: (Partial<Request> & Pick<Request, 'reference'>)[]) =>
  test.deps.db.orm.insert(submissions).values(
    requests.map((each) => ({
      form: 'visit',
      facts: {},
      school: '中學',
      noticeVersion: '1.0',
      consentAt: inHours(0),
      ...each,
    })),
  );

describe('dashboard', () => {
  it('lists drafts, entries going live or expiring within a week, and the most read', async () => {
    const draft = await entry(news, { status: 'draft', title: '寫到一半' });
    await entry(news, { status: 'draft', title: '丟掉的', deletedAt: inHours(-1) });
    const coming = await entry(news, { title: '明天見', publishAt: inHours(24) });
    const both = await entry(news, {
      title: '短短一天',
      publishAt: inHours(30),
      unpublishAt: inHours(54),
    });
    await entry(news, { title: '下個月', publishAt: inHours(24 * 30) });
    const read = await entry(news, { title: '大家在讀', clickCount: 900 });
    for (const clickCount of [1, 2, 3, 4, 5]) await entry(news, { clickCount });
    const { drafts, soon, mostRead } = await seenWith('news');
    expect(drafts).toMatchObject({
      total: 1,
      list: [{ kind: news.id, id: draft, title: '寫到一半' }],
    });
    expect(soon.map(({ id, event }) => [id, event])).toEqual([
      [coming, 'live'],
      [both, 'live'],
      [both, 'expires'],
    ]);
    expect(mostRead[0]).toMatchObject({ id: read, count: 900 });
    expect(mostRead).toHaveLength(5);
  });
  it('lists the latest changes with their authors', async () => {
    const { headers } = await staffWith(test, 'changer', ['setting']);
    const call = callsOf(test, headers);
    const id = await entry(college);
    const { body } = await call('PUT', adminPathsOf(college).edit(id), {
      title: '醫護學院',
      revision: 1,
    });
    expect(body.errorCode).toBe(1);
    await call('PUT', adminPathsOf(college).edit(id), { title: '醫學院', revision: 2 });
    const { changes } = await seenWith('setting');
    expect(changes.filter((change) => change.id === id)).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      kind: college.id,
      id,
      title: '醫學院',
      by: 'changer 先生',
      action: 'edit',
      parent: null,
    });
  });
  it('uses the name of a setting without a title, as the audit log does', async () => {
    const manager = await staffOf(test, ['setting', 'account']);
    const { parts } = await sampleEntry(test, siteMenu);
    await manager('POST', adminPathsOf(siteMenu).add, { parts });
    const [change] = (await seenWith('setting')).changes;
    expect(change).toMatchObject({ kind: siteMenu.id, title: '網站選單' });
    const [line] = (await manager('GET', `${ACCOUNT_PATHS.audit}?area=setting`)).body.data.list;
    expect(line).toMatchObject({ target: 'menu/1', name: '網站選單' });
  });
  it('names the parent of an entry that is edited there', async () => {
    const id = await entry(bachelorShare, { status: 'draft' });
    const { drafts } = await seenWith('faculty');
    expect(
      drafts.list.find((each) => each.id === id && each.kind === bachelorShare.id)?.parent,
    ).toBeGreaterThan(0);
  });
  it('shows new submissions only to accounts with the forms flag', async () => {
    await addRequests({ reference: 'V-1' }, { reference: 'V-2' });
    expect((await seenWith('forms')).waiting).toEqual([
      { path: '/admin/forms/visit_list', count: 2 },
    ]);
    expect((await seenWith('news')).waiting).toEqual([]);
  });
  it('counts pending requests, questions and reviews of own areas only', async () => {
    await test.deps.db.orm.insert(storyQuestions).values(
      (['new', 'new', 'answered', 'hidden'] as const).map((state, number) => ({
        reference: `Q-WAIT${number}`,
        story: 1,
        state,
        noticeVersion: '1.0',
        consentAt: inHours(0),
      })),
    );
    const [asker, reviewer] = [
      await staffWith(test, 'wait-asker', ['news', 'college', 'forms']),
      await staffWith(test, 'wait-review', ['news', 'college', 'forms']),
    ];
    const call = callsOf(test, asker.headers);
    for (const kind of [news, news, share]) {
      const { body } = await call('POST', REVIEW_PATHS.ask, {
        kind: kind.id,
        entryId: await entry(kind),
        of: reviewer.id,
        note: '',
      });
      expect(body.errorCode, JSON.stringify(body)).toBe(1);
    }
    const seen = async (headers: typeof reviewer.headers) =>
      ((await callsOf(test, headers)('GET', DASHBOARD_PATH)).body.data as Dashboard).waiting;
    const forms = (await seen(asker.headers)).toSorted(byPath);
    expect(forms.map(({ path }) => path)).toEqual([
      '/admin/forms/question_list',
      '/admin/forms/visit_list',
    ]);
    expect(forms[0]?.count).toBe(2);
    expect((await seen(reviewer.headers)).toSorted(byPath)).toEqual([
      { path: '/admin/college/edit_share_cont', count: 1 },
      ...forms,
      { path: '/admin/news/edit', count: 2 },
    ]);
    expect((await seenWith('news')).waiting).toEqual([]);
  });
  it('hides areas without the flag of the caller', async () => {
    await entry(news, { status: 'draft' });
    await entry(banner, { status: 'draft' });
    const only = await seenWith('ad');
    const areas = [...only.drafts.list, ...only.soon, ...only.changes, ...only.mostRead].map(
      ({ kind }) => kind.split('.')[0],
    );
    expect(new Set(areas)).toEqual(new Set(['ad']));
    const { drafts, soon, changes, mostRead } = await seenWith('account');
    expect([drafts.total, soon, changes, mostRead]).toEqual([0, [], [], []]);
  });
  it('shows assigned requests, visits within a week, and own drafts first', async () => {
    const { id, headers } = await staffWith(test, 'day', ['forms', 'news']);
    const call = callsOf(test, headers);
    const facts = { students: 40, teachers: 2 };
    const of = (number: number) => ({
      reference: `V-DAY${number}`,
      school: `一天高中${number}`,
      facts,
    });
    await addRequests(
      { ...of(1), assigneeId: id, state: 'scheduled', scheduledAt: inHours(24) },
      { ...of(2), assigneeId: id, state: 'done', scheduledAt: inHours(24 * 20) },
      { ...of(3), bookedDay: taipeiDay(), people: 3, state: 'contacted' },
      { ...of(4), state: 'declined', scheduledAt: inHours(24) },
      { ...of(5), state: 'contacted', facts: { ...facts, dates: { begin: taipeiDay() } } },
    );
    await entry(news, { status: 'draft', title: '別人的草稿', updatedBy: '別人' });
    await entry(news, {
      status: 'draft',
      title: '我的草稿',
      updatedBy: 'day 先生',
      updatedAt: '2020-01-01T00:00:00Z',
    });
    const { requests, visits, drafts } = (await call('GET', DASHBOARD_PATH)).body.data as Dashboard;
    expect(requests?.mine).toBe(1);
    expect(
      requests?.list
        .filter(({ school }) => school.startsWith('一天'))
        .map(({ school, isMine, isHoped }) => [school, isMine, isHoped]),
    ).toEqual([
      ['一天高中1', true, false],
      ['一天高中3', false, false],
      ['一天高中5', false, true],
    ]);
    expect(visits?.map(({ school, people, day }) => [school, people, day])).toEqual([
      ['一天高中3', 3, taipeiDay()],
      ['一天高中1', 42, taipeiDay(new Date(inHours(24)))],
    ]);
    expect(drafts.list[0]).toMatchObject({ title: '我的草稿', isMine: true });
    expect(await seenWith('news')).toMatchObject({ requests: null, visits: null });
  });
  it('names the open steps before going live, on request and with the flag for settings', async () => {
    const openFor = async (area: Area, query = '?goLive=yes') => {
      const { body } = await (await staffOf(test, [area]))('GET', DASHBOARD_PATH + query);
      return (body.data as Dashboard).goLive;
    };
    expect(await openFor('setting')).toContain('mail');
    expect(await openFor('setting', '')).toEqual([]);
    expect(await openFor('news')).toEqual([]);
  });
  it('shows four weeks from the Sunday of one: scheduled content, multi-day events and visits', async () => {
    await entry(news, { title: '第一天', publishAt: '2031-03-01T16:30:00Z' });
    await entry(news, { title: '最後一天', publishAt: '2031-03-28T16:30:00Z' });
    await entry(news, { title: '第五週', publishAt: '2031-03-29T16:30:00Z' });
    await entry(camp, {
      title: '跨月營隊',
      eventDates: { begin: '2031-02-27', end: '2031-03-02' },
    });
    const dates = [
      { label: '報名', dates: { begin: '2031-03-10', end: '2031-03-20' } },
      { label: '放榜', dates: { begin: '2031-06-01', end: '2031-06-01' } },
    ];
    await entry(admissions, { title: '三月管道', dates });
    const booked = { school: '三月高中', bookedDay: '2031-03-29' };
    const wish = { dates: { begin: '2031-03-28', end: '2031-03-31' } };
    await addRequests(
      { reference: 'V-MONTH', ...booked },
      { reference: 'V-HOPED', school: '三月高中', facts: wish },
    );
    const [due] = await test.deps.db.orm
      .insert(bundles)
      .values([
        { name: '三月一起上線', createdBy: '', dueAt: '2031-03-14T16:00:00.000Z' },
        { name: '四月', createdBy: '', dueAt: '2031-04-12T16:00:00.000Z' },
      ])
      .returning();
    const weeks = async (areas: Area[]) =>
      (await (await staffOf(test, areas))('GET', `${SCHEDULE_PATH}?from=2031-03-05`)).body
        .data as Scheduled;
    const {
      entries,
      bundles: together,
      visits,
    } = await weeks(['about', 'news', 'highschool', 'forms']);
    expect(entries.map(({ title, day, until, event }) => [title, day, until, event])).toEqual([
      ['跨月營隊', '2031-02-27', '2031-03-02', 'begins'],
      ['第一天', '2031-03-02', null, 'live'],
      ['三月管道：報名', '2031-03-10', '2031-03-20', 'admission'],
      ['最後一天', '2031-03-29', null, 'live'],
    ]);
    expect(visits).toMatchObject([
      { reference: 'V-HOPED', day: '2031-03-28', isHoped: true },
      { reference: 'V-MONTH', day: '2031-03-29', at: null, isHoped: false },
    ]);
    expect(together).toMatchObject([{ id: due?.id, name: '三月一起上線', day: '2031-03-15' }]);
    expect(await weeks(['account'])).toMatchObject({
      entries: [],
      bundles: [],
      visits: null,
    });
    const call = await staffOf(test, ['news']);
    expect((await call('GET', `${SCHEDULE_PATH}?from=2031-02-29`)).status).toBe(400);
    const { body } = await call('GET', `${SCHEDULE_PATH}?month=2031-03`);
    expect(body.data).toMatchObject({
      month: '2031-03',
      days: { 0: '2031-02-23', 36: '2031-03-31' },
    });
    expect(body.data.entries.map(({ event }: { event: string }) => event)).not.toContain(
      'admission',
    );
  });
});
