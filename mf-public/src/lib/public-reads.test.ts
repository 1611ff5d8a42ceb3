import type { Api } from '@admissions/api-client';
import { describe, expect, it } from 'vitest';
import { buildCounterPath, readEntry, readList, readSingle } from './public-reads.ts';

/** An API that answers with the requested path. */
const echo = { get: async (path: string) => path } as unknown as Api;

describe('public reads', () => {
  it('request the paths of the kinds', async () => {
    expect(await readList(echo, 'college/life_list')).toBe('/api/ap/college/life_list');
    expect(await readEntry(echo, 'news', 7)).toBe('/api/ap/news/7');
    expect(await readSingle(echo, 'setting/senior_info')).toBe('/api/ap/setting/senior_info');
    expect(buildCounterPath('news/clickCount', 7)).toBe('/api/ap/news/clickCount/7');
  });
});
