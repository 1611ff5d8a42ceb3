import { describe, expect, it } from 'vitest';
import { selectPageQuery } from './page-query.ts';

const rules = {
  type: { of: ['1', '2'] },
  page: { number: [1, 999] },
  title: { text: 5 },
  d: { text: 20, times: 2 },
} as const;

describe('H2, M1: what makes a page of an address', () => {
  it('is what the page reads, in one order, whatever else stands there and in whatever order', () => {
    expect(selectPageQuery(rules, '?utm_source=line&page=2&fbclid=x&type=1')).toBe(
      '?type=1&page=2',
    );
    expect(selectPageQuery(rules, '?type=1&page=2')).toBe('?type=1&page=2');
    expect(selectPageQuery(rules, '?fbclid=1')).toBe('');
    expect(selectPageQuery({}, '?page=2&type=1')).toBe('');
  });
  it.each([
    ['a number outside its bounds', '?page=1000'],
    ['no number', '?page=2x'],
    ['a number that is written in another way', '?page=02'],
    ['a word that is not on the list', '?type=3'],
    ['nothing', '?title=&page='],
  ])('has no place for %s', (_what, search) => {
    expect(selectPageQuery(rules, search)).toBe('');
  });
  it('holds the first of several values, as the page reads it, and so many as the page reads', () => {
    expect(selectPageQuery(rules, '?page=3&page=4')).toBe('?page=3');
    expect(selectPageQuery(rules, '?page=x&page=4')).toBe('');
    expect(selectPageQuery(rules, '?d=a&d=a&d=b&d=c')).toBe('?d=a&d=b');
  });
  it('holds a text up to its length', () => {
    expect(selectPageQuery(rules, `?title=${encodeURIComponent('圖書館開放時間')}`)).toBe(
      `?title=${encodeURIComponent('圖書館開放')}`,
    );
  });
  it('holds English, which is every page’s', () => {
    expect(selectPageQuery({}, '?lang=en&x=1')).toBe('?lang=en');
    expect(selectPageQuery({}, '?lang=fr')).toBe('');
    expect(selectPageQuery(rules, '?lang=en&page=2')).toBe('?page=2&lang=en');
  });
  it('is all of it for a page that was released before pages said what they read', () => {
    expect(selectPageQuery(undefined, '?b=2&a=1')).toBe('?b=2&a=1');
    expect(selectPageQuery(undefined, '')).toBe('');
  });
});
