import { expect, it } from 'vitest';
import { mergeRepeated } from './merge-repeated.ts';

const entry = (id: number, time: string, by = 'lin') => ({ id, by, at: `2026-11-30T${time}Z` });

it('merges like neighbours of one minute, and nothing else', () => {
  const merged = mergeRepeated([
    entry(6, '09:01:30'),
    entry(5, '09:01:10'),
    entry(4, '09:01:09', 'chen'),
    entry(3, '09:01:08'),
    entry(2, '09:00:59'),
  ]);
  expect(merged.map(({ id, times }) => [id, times])).toEqual([
    [6, 2],
    [4, 1],
    [3, 1],
    [2, 1],
  ]);
});
