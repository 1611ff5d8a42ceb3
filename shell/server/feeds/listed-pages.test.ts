import { describe, expect, test } from 'vitest';
import { createListedPages } from './listed-pages.ts';

describe('createListedPages', () => {
  function open(answers: (() => Promise<string[]>)[]) {
    let reads = 0;
    let time = 0;
    const isListed = createListedPages(() => (answers[reads++] as () => Promise<string[]>)(), {
      refreshMs: 1000,
      now: () => time,
    });
    return {
      isListed,
      reads: () => reads,
      pass: (milliseconds: number) => {
        time += milliseconds;
      },
    };
  }
  const settled = () => new Promise((resolve) => setImmediate(resolve));

  test('lists only pages of the sitemap, in both languages and any order of keys', async () => {
    const { isListed } = open([async () => ['/news', '/newsCont?id=3', '/studying?kind=a&id=1']]);
    expect(isListed('/newsCont?id=3')).toBe(false);
    await settled();
    for (const target of [
      '/news?lang=en',
      '/newsCont?id=3',
      '/newsCont?id=3&lang=en',
      '/studying?id=1&kind=a',
    ])
      expect(isListed(target), target).toBe(true);
    for (const target of ['/newsCont?id=4', '/newsCont?id=33', '/newsCont', '/newsCont?id=3&q=x'])
      expect(isListed(target), target).toBe(false);
  });

  test('reads the sitemap periodically and uses the last list after failed reads', async () => {
    const { isListed, reads, pass } = open([
      async () => ['/newsCont?id=1'],
      () => Promise.reject(new Error('away')),
      async () => ['/newsCont?id=2'],
    ]);
    for (let at = 0; at < 100; at++) isListed(`/newsCont?id=${at}`);
    await settled();
    expect(reads()).toBe(1);
    pass(1001);
    isListed('/');
    await settled();
    expect([isListed('/newsCont?id=1'), isListed('/newsCont?id=2')]).toEqual([true, false]);
    pass(1001);
    isListed('/');
    await settled();
    expect([isListed('/newsCont?id=1'), isListed('/newsCont?id=2')]).toEqual([false, true]);
    expect(reads()).toBe(3);
  });
});
