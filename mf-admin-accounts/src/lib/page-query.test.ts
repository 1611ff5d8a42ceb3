import { describe, expect, it } from 'vitest';
import { formatPageQuery, parsePageQuery, readId } from './page-query.ts';

const read = (search: string) => parsePageQuery(new URLSearchParams(search));

describe('page query', () => {
  it('defaults to the first 20 entries', () => {
    expect(read('')).toEqual({ text: '', page: 1, perpage: 20 });
    expect(formatPageQuery(read('')).toString()).toBe('');
  });
  it.each(['page=0', 'page=x', 'page=2.5', 'text=%20'])('ignores %s', (search) => {
    expect(read(search)).toEqual({ text: '', page: 1, perpage: 20 });
  });
});

it.each([
  ['id=7', 7],
  ['id=0', null],
  ['id=1e3', null],
  ['id=9999999999', null],
  ['', null],
] as const)('readId reads %s', (search, id) => {
  expect(readId(new URLSearchParams(search))).toBe(id);
});
