import { describe, expect, it } from 'vitest';
import { buildSearchParams, parseDayParam, parsePageParam } from './page-query.ts';

describe('page query', () => {
  it.each([
    ['page=3', 3],
    ['page=0', 1],
    ['page=x', 1],
    ['', 1],
  ])('reads the page of "%s" as %i', (search, page) =>
    expect(parsePageParam(new URLSearchParams(search))).toBe(page),
  );
  it('accepts existing days only', () => {
    expect(parseDayParam(new URLSearchParams('begin=2026-11-21'), 'begin')).toBe('2026-11-21');
    expect(parseDayParam(new URLSearchParams('begin=2026-13-41'), 'begin')).toBe('');
  });
  it('omits default values', () =>
    expect(String(buildSearchParams({ account: 'a', begin: '', page: 1 }))).toBe('account=a'));
});
