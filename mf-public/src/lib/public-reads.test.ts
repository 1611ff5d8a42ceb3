import type { Api } from '@admissions/api-client';
import type { EntryOf } from '@admissions/model';
import type { exchange, volunteer } from '@admissions/model/kinds';
import { describe, expect, it } from 'vitest';
import { buildCounterPath, loadPart, readEntry, readList, readSingle } from './public-reads.ts';

/** An API that answers with the requested path. */
const echo = { get: async (path: string) => path } as unknown as Api;

describe('public reads', () => {
  it('request the paths of the kinds', async () => {
    expect(await readList(echo, 'college/life_list')).toBe('/api/ap/college/life_list');
    expect(await readEntry(echo, 'news', 7)).toBe('/api/ap/news/7');
    expect(await readSingle(echo, 'setting/senior_info')).toBe('/api/ap/setting/senior_info');
    expect(buildCounterPath('news/clickCount', 7)).toBe('/api/ap/news/clickCount/7');
  });

  it("return the type of the path's kind, and do not compile for others", () => {
    type Volunteers = Promise<{ list: Omit<EntryOf<typeof volunteer>, 'body'>[] }>;
    type Exchange = Promise<EntryOf<typeof exchange>>;
    const reads = [
      () => readList(echo, 'selfvalue/volunteer_list') satisfies Volunteers,
      // @ts-expect-error: these are no volunteers
      () => readList(echo, 'selfvalue/exchange_list') satisfies Volunteers,
      // @ts-expect-error: a list has no bodies
      async () => (await readList(echo, 'news')).list[0]?.body,
      // @ts-expect-error: nor what the kind leaves out of its lists
      async () => (await readList(echo, 'college/yzu_list')).list[0]?.pics,
      // @ts-expect-error: there is no such list
      () => readList(echo, 'about/nothing_list'),
      // @ts-expect-error: the head of a section is no list
      () => readList(echo, 'setting/senior_info'),
      () => readEntry(echo, 'selfvalue/exchange_info', 7) satisfies Exchange,
      // @ts-expect-error: this is no exchange
      () => readEntry(echo, 'selfvalue/volunteer_info', 7) satisfies Exchange,
      async () => (await readEntry(echo, 'setting/college_info', 7)).units[0]?.title,
      // @ts-expect-error: news have no units
      async () => (await readEntry(echo, 'news', 7)).units,
      async () => (await loadPart(echo, 'college/yzu_pic', 7))[0]?.pic.url,
      // @ts-expect-error: nobody counts the views of a camp
      () => buildCounterPath('highschool/campClickCount', 7),
    ];
    expect(reads).toHaveLength(12);
  });
});
