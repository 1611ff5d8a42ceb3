import { expect, it } from 'vitest';
import { eased } from './scroll-smoothly.ts';

it('starts at the start, ends at the end and never goes back', () => {
  const shares = Array.from({ length: 101 }, (_, index) => eased(index / 100));
  expect([shares[0], shares[50], shares[100]]).toEqual([0, 0.5, 1]);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});
