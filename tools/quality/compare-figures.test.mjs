import { expect, test } from 'vitest';
import { findExceeded, lowerLimits } from './compare-figures.mjs';

test('findExceeded names figures above their limit and figures without one', () => {
  expect(findExceeded({ tokens: 11, lines: 5, new: 1 }, { tokens: 10, lines: 5 })).toEqual([
    'tokens: 11, limit 10',
    'new: 1, limit missing',
  ]);
});

test('lowerLimits follows figures down with a tolerance, adds new ones, never raises', () => {
  expect(
    lowerLimits({ tokens: 1000, lines: 90, new: 4, ratio: 10.1 }, { tokens: 2000, lines: 50 }),
  ).toEqual({ tokens: 1005, lines: 50, new: 4, ratio: 10.2 });
});
