import { adminPathsOf } from '@admissions/model';
import { wallPicture } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { asStaff, sampleEntry, staffOf, testApp } from '#testing';
import { tableOf } from '../schema/tables.ts';

const paths = adminPathsOf(wallPicture);

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
});
