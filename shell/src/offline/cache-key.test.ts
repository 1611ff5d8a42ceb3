import { describe, expect, it } from 'vitest';
import { isPage, toCacheKey } from './cache-key.ts';

const ORIGIN = 'https://site.example';

it.each([
  ['/', true],
  ['/360tours', true],
  ['/newsCont', true],
  ['/admin', false],
  ['/administration', true],
  ['/media/a.avif', false],
  ['/sitemap.xml', false],
  ['/offline', false],
])('toCacheKey treats %s as a page: %s', (path, expected) =>
  expect(isPage(new URL(path, ORIGIN), ORIGIN)).toBe(expected),
);

describe('offline cache key', () => {
  it.each([
    '/',
    '/news?page=2&category=3',
    '/newsCont?id=12&lang=en',
    '/camp?type=camp&state=open',
    '/compare?d=bachelor-1&d=master-2',
    '/formVisit',
  ])('exists when the address names content only: %s', (path) =>
    expect(toCacheKey(path, ORIGIN)).toBe(ORIGIN + path),
  );
  it.each([
    '/search',
    '/search?q=%E7%97%85%E5%81%87',
    '/search/x',
    '/myVisit',
    '/news?title=abc',
    '/bachelor?q=abc',
    '/newsCont?id=12&preview=abc.1.def',
    '/formVisit?name=wang',
    '/news?category=%E7%8E%8B%E5%B0%8F%E6%98%8E',
    '/news?category=a%20b',
    `/news?category=${'a'.repeat(41)}`,
    '/admin/news',
    'https://other.example/news',
  ])('is null when the address may hold typed text or is no page of the site: %s', (path) =>
    expect(toCacheKey(path, ORIGIN)).toBeNull(),
  );
  it.each([
    '/news?utm_source=line&utm_campaign=a%20b&page=2',
    '/news?fbclid=IwAR0&page=2#top',
    '/news?page=2&gclid=x',
  ])('ignores tracking parameters: %s', (path) =>
    expect(toCacheKey(path, ORIGIN)).toBe(`${ORIGIN}/news?page=2`),
  );
});
