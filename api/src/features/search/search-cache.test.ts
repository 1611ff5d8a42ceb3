import { adminPathsOf } from '@admissions/model';
import { news } from '@admissions/model/kinds';
import { SITE_READ_PATHS } from '@admissions/protocol';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Call, TestResponse } from '../../tests/testing/calls.ts';
import { staffOf, visitorOf } from '../../tests/testing/calls.ts';
import { sampleEntry } from '../../tests/testing/sample-entry.ts';
import type { TestApp } from '../../tests/testing/test-app.ts';
import { openTestApp } from '../../tests/testing/test-app.ts';
import { rebuildSearchIndex } from './index-entry.ts';

let test: TestApp;
let visitor: Call;
let addNews: (changes: Record<string, unknown>) => Promise<number>;
beforeAll(async () => {
  test = await openTestApp();
  const staff = await staffOf(test);
  visitor = await visitorOf(test);
  const sample = await sampleEntry(test, news);
  // Parents of samples are inserted without indexing.
  await test.deps.db.transaction(rebuildSearchIndex);
  addNews = async (changes) =>
    (await staff('POST', adminPathsOf(news).add, { ...sample, ...changes })).body.data.id;
});
afterAll(() => test.close());
const search = (q: string, more = '') =>
  visitor('GET', `${SITE_READ_PATHS.search}?q=${encodeURIComponent(q)}${more}`);
const titlesOf = ({ body }: TestResponse): string[] =>
  body.data.list.map(({ title }: { title: string }) => title);

describe('a search by several visitors', () => {
  it('is executed once until content changes', async () => {
    await addNews({ title: '放榜當天的流程' });
    const executeSpy = vi.spyOn(test.deps.db.orm, 'execute');
    const all = await Promise.all(Array.from({ length: 30 }, () => search('放榜')));
    expect(all.map(titlesOf)).toEqual(Array.from({ length: 30 }, () => ['放榜當天的流程']));
    // Twice, when the database notification for the new entry arrives meanwhile.
    expect(executeSpy.mock.calls.length).toBeLessThan(30);
    await expect
      .poll(async () => {
        executeSpy.mockClear();
        await search('放榜');
        return executeSpy.mock.calls.length;
      })
      .toBe(0);
    executeSpy.mockRestore();
    await addNews({ title: '放榜之後', date: '2020-01-01' });
    expect(titlesOf(await search('放榜')).sort()).toEqual(['放榜之後', '放榜當天的流程'].sort());
    expect(titlesOf(await search('放榜', '&page=2'))).toEqual([]);
    expect(titlesOf(await search('放榜', '&perpage=1'))).toHaveLength(1);
  });
});
