import type { Area, Dashboard } from '@admissions/contracts';
import { adminPathsOf, DASHBOARD_PATH, taipeiDay } from '@admissions/contracts';
import type { kindOf } from '@admissions/contracts/kinds';
import { bachelorShare, banner, college, news } from '@admissions/contracts/kinds';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { tableOf } from '../../content/schema/tables.ts';
import { staffWith } from '../../tests/testing/callers.ts';
import { callsOf, staffOf } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';
import { submissions } from '../forms/data/forms-tables.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

async function entry(kind: ReturnType<typeof kindOf>, more: object = {}): Promise<number> {
  const [row] = (await test.deps.db.orm
    .insert(tableOf(kind))
    .values({ ...(await sampleEntry(test, kind)), ...more })
    .returning()) as { id: number }[];
  return (row as { id: number }).id;
}
async function seenWith(...areas: Area[]): Promise<Dashboard> {
  const { status, body } = await (await staffOf(test, areas))('GET', DASHBOARD_PATH);
  expect(status).toBe(200);
  return body.data;
}
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

describe('dashboard', () => {
  it('names drafts, what goes live or expires within a week, and the most read entries', async () => {
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
  });
  it('tells who changed what, and how much on which day', async () => {
    const { headers } = await staffWith(test, 'changer', ['setting']);
    const call = callsOf(test, headers);
    const id = await entry(college);
    const { body } = await call('PUT', adminPathsOf(college).edit(id), {
      title: '醫護學院',
      revision: 1,
    });
    expect(body.errorCode).toBe(1);
    const { changes, byDay } = await seenWith('setting');
    expect(changes[0]).toMatchObject({
      kind: college.id,
      id,
      title: '醫護學院',
      by: 'changer 先生',
      action: 'edit',
      parent: null,
    });
    expect(byDay).toHaveLength(14);
    expect(byDay.at(-1)).toEqual({ day: taipeiDay(), count: 1 });
  });
  it('names what an entry belongs to, where it is edited there', async () => {
    const id = await entry(bachelorShare, { status: 'draft' });
    const { drafts } = await seenWith('faculty');
    expect(
      drafts.list.find((each) => each.id === id && each.kind === bachelorShare.id)?.parent,
    ).toBeGreaterThan(0);
  });
  it('shows new submissions to whom the forms are open, and to nobody else', async () => {
    await test.deps.db.orm.insert(submissions).values(
      [1, 2].map((number) => ({
        form: 'visit',
        reference: `V-${number}`,
        facts: {},
        school: '中學',
        noticeVersion: '1.0',
        consentAt: inHours(0),
      })),
    );
    expect((await seenWith('forms')).unread).toEqual([
      { form: 'visit', count: 2 },
      { form: 'interview', count: 0 },
      { form: 'teaching', count: 0 },
    ]);
    expect((await seenWith('news')).unread).toBeNull();
  });
  it('shows nothing of an area whose flag the caller does not have', async () => {
    await entry(news, { status: 'draft' });
    await entry(banner, { status: 'draft' });
    const only = await seenWith('ad');
    const areas = [...only.drafts.list, ...only.soon, ...only.changes, ...only.mostRead].map(
      ({ kind }) => kind.split('.')[0],
    );
    expect(new Set(areas)).toEqual(new Set(['ad']));
    const { drafts, soon, changes, mostRead, byDay } = await seenWith('account');
    expect([drafts.total, soon, changes, mostRead]).toEqual([0, [], [], []]);
    expect(byDay.every(({ count }) => count === 0)).toBe(true);
  });
});
