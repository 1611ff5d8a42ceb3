import { describe, expect, it } from 'vitest';
import { newsHref, parseNewsQuery } from './news-query.ts';

const plain = { page: 1, category: null, year: null, title: '' };

describe('parseNewsQuery and newsHref', () => {
  it.each([
    '?page=0',
    '?page=-1',
    '?page=x',
    '?page=1e3',
    '?category=abc',
    '?year=26',
    '?year=99999',
    '?title=%00',
  ])('ignore %s', (query) => expect(parseNewsQuery(new URLSearchParams(query))).toEqual(plain));
  it('return to the first page when a filter changes', () =>
    expect(newsHref({ ...plain, page: 4 }, { category: 2 })).toBe('/news?category=2'));
  it('round-trip', () => {
    const query = { page: 2, category: 3, year: 2025, title: '校園' };
    expect(
      parseNewsQuery(new URL(newsHref(query, { page: query.page }), 'http://site').searchParams),
    ).toEqual(query);
  });
});
