import { describe, expect, it } from 'vitest';
import { findNeighbours } from './find-neighbours.ts';

const pages = [[9, 8, 7], [6, 5, 4], [3]];
const pageAt = (page: number) => ({
  list: (pages[page - 1] ?? []).map((id) => ({ id })),
  total: 7,
  page,
  perpage: 3,
});
const find = (id: number, page: number) =>
  findNeighbours({ id, page: pageAt(page), readPage: async (other) => pageAt(other) });

describe('the neighbours of an entry in its list', () => {
  it('are both on the same page', async () => {
    expect(await find(8, 1)).toEqual({ previous: 9, next: 7, position: 2, total: 7 });
  });
  it('are found across the edges of a page', async () => {
    expect(await find(6, 2)).toEqual({ previous: 7, next: 5, position: 4, total: 7 });
    expect(await find(4, 2)).toEqual({ previous: 5, next: 3, position: 6, total: 7 });
  });
  it('end at both ends of the list', async () => {
    expect(await find(9, 1)).toMatchObject({ previous: null, next: 8 });
    expect(await find(3, 3)).toMatchObject({ previous: 4, next: null, position: 7 });
  });
  it('are unknown for an entry that the list does not hold', async () => {
    expect(await find(42, 1)).toBeNull();
  });
});
