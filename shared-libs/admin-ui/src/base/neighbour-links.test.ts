import { describe, expect, it } from 'vitest';
import { findNeighbours } from './neighbour-links.tsx';

const pages = [[9, 8, 7], [6, 5, 4], [3]];
const pageAt = (page: number) => ({
  list: (pages[page - 1] ?? []).map((id) => ({ id })),
  total: 7,
  page,
  perpage: 3,
});
const find = (id: number, page: number) =>
  findNeighbours(id, async (other) => pageAt(other ?? page), new AbortController().signal);

describe('neighbours of an entry in its list', () => {
  it('finds both on the same page', async () => {
    expect(await find(8, 1)).toEqual({ previous: 9, next: 7, position: 2, total: 7 });
  });
  it('finds neighbours on the previous and next page', async () => {
    expect(await find(6, 2)).toEqual({ previous: 7, next: 5, position: 4, total: 7 });
    expect(await find(4, 2)).toEqual({ previous: 5, next: 3, position: 6, total: 7 });
  });
  it('returns null before the first and after the last entry', async () => {
    expect(await find(9, 1)).toMatchObject({ previous: null, next: 8 });
    expect(await find(3, 3)).toMatchObject({ previous: 4, next: null, position: 7 });
  });
  it('returns null for an entry that is not in the list', async () => {
    expect(await find(42, 1)).toBeNull();
  });
});
