import type { Api } from '@admissions/api-client';
import { admissions, bachelorDepartment, block, news } from '@admissions/model/kinds';
import { describe, expect, it, vi } from 'vitest';
import { formatListState, isShortList, isSorted, loadList, parseListState } from './list-state.ts';

const read = (query: string) => parseListState(new URLSearchParams(query), ['category', 'type']);

describe('list state', () => {
  it('starts at page 1 with twenty entries', () =>
    expect(read('')).toEqual({
      page: 1,
      perpage: 20,
      text: '',
      status: '',
      sort: '',
      filters: {},
    }));
  it('survives formatting and parsing', () => {
    const query = 'category=3&type=0&text=校園&status=draft&sort=-date&page=4&perpage=50';
    expect(read(formatListState(read(query)).toString())).toEqual(read(query));
  });
  it.each([
    [bachelorDepartment, '', 50],
    [bachelorDepartment, 'perpage=100', 100],
    [news, '', 20],
    // The number of the specification.
    [block, '', 20],
  ])('of %o with “%s” loads %i rows at once', async (kind, query, perpage) => {
    const get = vi.fn<Api['get']>();
    await loadList({ get } as unknown as Api, kind, `http://list/?${query}`);
    expect(get.mock.lastCall?.[1]?.params?.perpage).toBe(perpage);
  });
  it.each([
    ['', 9, true],
    ['', 10, false],
    ['status=draft', 2, false],
  ])('with %s and %i entries is short: %s', (query, total, isShort) =>
    expect(isShortList(read(query), { total })).toBe(isShort),
  );
  it('is not sorted by free text', () =>
    expect(['title', 'quota'].filter((name) => isSorted(admissions, name))).toEqual(['title']));
  it.each([
    'page=0',
    'page=-1',
    'page=1e3',
    'perpage=101',
    'status=gone',
    'sort=a;b',
    'surprise=1',
  ])('ignores %s', (query) => expect(read(query)).toEqual(read('')));
});
