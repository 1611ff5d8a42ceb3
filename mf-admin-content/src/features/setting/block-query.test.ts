import { describe, expect, it } from 'vitest';
import { formatBlockQuery, parseBlockQuery } from './block-search.tsx';

const read = (query: string) => parseBlockQuery(`http://site/admin/setting/block_list${query}`);

describe('block query', () => {
  it('starts with the defaults of the specification', () =>
    expect(read('')).toEqual({ title: '', page: 1, perpage: 20, type: '0' }));
  it('is unchanged after formatting and parsing', () => {
    const query = { title: '圖書', page: 3, perpage: 50, type: '2' };
    expect(read(`?${formatBlockQuery(query)}`)).toEqual(query);
  });
  it('shows every position by default and for type 0', () =>
    expect(['', '?type=', '?type=0'].map((query) => read(query).type)).toEqual(['0', '0', '0']));
  it.each(['?page=0', '?perpage=101', '?type=9', '?page=x'])('ignores %s', (query) =>
    expect(read(query)).toEqual(read('')),
  );
});
