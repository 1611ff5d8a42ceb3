import { describe, expect, it } from 'vitest';
import type { Changed, ChangeNotice } from '../../platform/db/changes.ts';
import { keepTotals, WHOLE_LIST } from './kept-totals.ts';

function open() {
  const listeners = new Set<(changed: Changed, notice: ChangeNotice) => void>();
  const totals = keepTotals(['news.news', 'news.category'], {
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  });
  return {
    totals,
    listeners,
    change(changed: Changed, notice: ChangeNotice = {}) {
      for (const listener of listeners) listener(changed, notice);
    },
  };
}

describe('keepTotals', () => {
  it('counts once for each question, and again when an entry of the kind has changed', async () => {
    const { totals, change } = open();
    let there = 7;
    const total = (key = 'all') => totals.read(key, async () => there);
    expect(await total()).toBe(7);
    there = 8;
    change(['banner.banner']);
    expect([await total(), await total('drafts')]).toEqual([7, 8]);
    change(['news.news']);
    expect(await total()).toBe(8);
    there = 10;
    change(['news.category']);
    expect(await total()).toBe(10);
    there = 9;
    change('all');
    expect(await total()).toBe(9);
  });
  it('keeps nothing that was counted while something changed', async () => {
    const { totals, change } = open();
    let answer: (total: number) => void = () => {};
    const early = totals.read('all', () => new Promise((resolve) => (answer = resolve)));
    change(['news.news']);
    answer(1);
    expect(await early).toBe(1);
    expect(await totals.read('all', async () => 2)).toBe(2);
  });
  it('keeps the number of all, and no other, when there are as many as before', async () => {
    const { totals, change } = open();
    let there = 7;
    const total = (question: string) => totals.read(question, async () => there);
    expect([await total(WHOLE_LIST), await total('drafts')]).toEqual([7, 7]);
    there = 8;
    change(['news.news'], { isCountSame: true });
    expect([await total(WHOLE_LIST), await total('drafts')]).toEqual([7, 8]);
    change(['news.news']);
    expect(await total(WHOLE_LIST)).toBe(8);
  });
  it('counts once for all who ask at the same time, and again when that failed', async () => {
    const { totals } = open();
    let counted = 0;
    const count = async () => ++counted;
    const all = Array.from({ length: 20 }, () => totals.read('all', count));
    expect(new Set(await Promise.all(all))).toEqual(new Set([1]));
    const failing = async () => Promise.reject(new Error('no database'));
    await expect(totals.read('drafts', failing)).rejects.toThrow('no database');
    expect(await totals.read('drafts', count)).toBe(2);
  });
  it('remembers a hundred questions, and listens no more once it is closed', async () => {
    const { totals, listeners } = open();
    let counted = 0;
    const count = async () => ++counted;
    for (let each = 0; each <= 100; each++) await totals.read(`question ${each}`, count);
    await totals.read('question 100', count);
    expect(counted).toBe(101);
    await totals.read('question 0', count);
    expect(counted).toBe(102);
    totals.close();
    expect(listeners.size).toBe(0);
  });
});
