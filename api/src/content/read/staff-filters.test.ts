import { adminPathsOf } from '@admissions/model';
import { wallPicture } from '@admissions/model/kinds';
import {
  ADMIN_SEARCH_PATH,
  type AdminSearchData,
  DASHBOARD_PATH,
  type Dashboard,
  LIST_FILE_PATHS,
} from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, sampleEntry, staffOf, testApp } from '#testing';
import { tableOf } from '../schema/tables.ts';

const paths = adminPathsOf(wallPicture);
type Listed = { id: number };

describe('a staff list filtered by date and person', () => {
  const test = testApp();
  const ming = asStaff(test, ['setting'], '王小明');
  const ids: number[] = [];
  beforeAll(async () => {
    const chen = await staffOf(test, ['setting'], 'Chen Yi-an');
    const table = tableOf(wallPicture);
    const times = ['2026-03-04T16:00:00Z', '2026-03-05T15:59:59Z', '2026-03-05T16:00:00Z'];
    for (const [index, at] of times.entries()) {
      const by = index === 2 ? chen : ming;
      const status = index === 0 ? 'draft' : 'published';
      const sent = { ...(await sampleEntry(test, wallPicture)), status };
      const { id } = (await by('POST', paths.add, sent)).body.data;
      ids.push(id);
      await test.deps.db.orm
        .update(table)
        .set({ updatedAt: at, createdAt: at })
        .where(eq(table.id, id));
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
    const table = tableOf(wallPicture);
    await test.deps.db.orm
      .update(table)
      .set({ isSample: true })
      .where(eq(table.id, ids[1] ?? 0));
    expect(await listed('isSample=true')).toEqual([1]);
    expect(await listed('isSample=false')).toEqual([0, 2]);
    expect(await listed('isSample=maybe')).toBe(400);
  });

  it('finds visible entries and those that expire within two weeks', async () => {
    const table = tableOf(wallPicture);
    const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    for (const [index, days] of [10, 13, 15].entries())
      await test.deps.db.orm
        .update(table)
        .set({ unpublishAt: inDays(days) })
        .where(eq(table.id, ids[index] ?? 0));
    expect(await listed('status=ending')).toEqual([1]);
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
