import { expect, it } from 'vitest';
import { listPages } from './list-pages.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
])('listPages lists for page %i of %i: %j', (current, last, pages) =>
  expect(listPages(current, last)).toEqual(pages),
);
