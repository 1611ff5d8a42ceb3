import { describe, expect, it } from 'vitest';
import { neighboursOf } from './neighbours.ts';

const pages = [[9, 8, 7], [6, 5, 4], [3]];
const pageAt = (page: number) => ({
  list: (pages[page - 1] ?? []).map((id) => ({ id })),
  total: 7,
  page,
  perpage: 3,
});
const ask = (id: number, page: number) =>
  neighboursOf({ id, page: pageAt(page), pageOf: async (other) => pageAt(other) });

describe('previous and next in the list', () => {
  it('finds both on the same page', async () => {
    expect(await ask(8, 1)).toEqual({ previous: 9, next: 7, position: 2, total: 7 });
  });
  it('crosses the edges of a page', async () => {
    expect(await ask(6, 2)).toEqual({ previous: 7, next: 5, position: 4, total: 7 });
    expect(await ask(4, 2)).toEqual({ previous: 5, next: 3, position: 6, total: 7 });
  });
  it('ends at both ends of the list', async () => {
    expect(await ask(9, 1)).toMatchObject({ previous: null, next: 8 });
    expect(await ask(3, 3)).toMatchObject({ previous: 4, next: null, position: 7 });
  });
  it('knows no neighbours of an application that the list does not hold', async () => {
    expect(await ask(42, 1)).toBeNull();
  });
});
