import { adminPathsOf } from '@admissions/model';
import { bachelorDepartment, specializedDepartment } from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { ADMIN_SEARCH_PATH } from '@admissions/protocol/staff';
import { beforeAll, describe, expect, it } from 'vitest';
import { addEntry, asStaff, asVisitor, testApp } from '#testing';
import { rebuildSearchIndex } from './index-entry.ts';

const test = testApp();
const staff = asStaff(test);
const visitor = asVisitor(test);

describe('a programme in two guides', () => {
  const findTitles = async (q: string) =>
    (await visitor('GET', `${SITE_READ_PATHS.search}?q=${encodeURIComponent(q)}`)).body.data;
  const suggested = async (q: string) =>
    (await visitor('GET', `${SITE_READ_PATHS.suggestions}?q=${encodeURIComponent(q)}`)).body.data
      .list;
  const programme = { title: '潮汐英語學士班', titleEn: 'Tides' };
  const one = expect.objectContaining({ kind: bachelorDepartment.id, title: programme.title });
  const other = expect.objectContaining({
    kind: specializedDepartment.id,
    title: programme.title,
  });
  let remainingId: number;
  beforeAll(async () => {
    remainingId = (await addEntry(staff, test, bachelorDepartment, programme)).id;
    const twin = { ...programme, tagline: '只在國際學院的漲落', twin: remainingId };
    await addEntry(staff, test, specializedDepartment, twin);
    // Parents of samples are inserted without indexing.
    await test.deps.db.transaction(rebuildSearchIndex);
  });
  it('is found and suggested once, as the one of the bachelor guide', async () => {
    expect(await findTitles('潮汐')).toMatchObject({
      list: [one],
      total: 1,
      areas: [{ area: 'faculty', total: 1 }],
    });
    expect(await suggested('潮汐')).toEqual([one]);
  });
  it('is found as the other one by text unique to it', async () =>
    expect((await findTitles('漲落')).list).toEqual([other]));
  it('is two entries for staff', async () => {
    const { data } = (await staff('GET', `${ADMIN_SEARCH_PATH}?q=${encodeURIComponent('潮汐')}`))
      .body;
    expect(data.list).toEqual(expect.arrayContaining([one, other]));
    expect(data.list).toHaveLength(2);
  });
  it('is found as the other one while the first is hidden', async () => {
    await staff('PUT', adminPathsOf(bachelorDepartment).edit(remainingId), {
      revision: 1,
      status: 'draft',
    });
    expect((await findTitles('潮汐')).list).toEqual([other]);
    expect(await suggested('潮汐')).toEqual([other]);
  });
});
