import { expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const pageOf = async (page: number) => ({
  page,
  perpage: 3,
  total: 7,
  list: [1, 2, 3, 4, 5, 6, 7].slice((page - 1) * 3, page * 3).map((id) => ({ id })),
});
it.each([
  [1, 1, null, 2],
  [2, 1, 1, 3],
  [3, 1, 2, 4],
  [4, 2, 3, 5],
  [7, 3, 6, null],
])('entry %i of page %i stands between %s and %s', async (id, page, previous, next) =>
  expect(await neighboursOf(id, await pageOf(page), pageOf)).toEqual({
    previous,
    next,
    position: id,
    total: 7,
  }),
);
it('knows nothing of an entry that is not on the page', async () =>
  expect(await neighboursOf(5, await pageOf(1), pageOf)).toBeNull());
