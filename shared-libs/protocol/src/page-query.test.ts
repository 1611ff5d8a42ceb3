import { describe, expect, it } from 'vitest';
import { selectPageQuery } from './page-query.ts';

const rules = {
  type: { of: ['1', '2'] },
  page: { number: [1, 999] },
  title: { text: 5 },
  d: { text: 20, times: 2 },
} as const;

describe('selectPageQuery', () => {
  it('selects the claimed keys in one order and drops all others', () => {
    expect(selectPageQuery(rules, '?utm_source=line&page=2&fbclid=x&type=1')).toBe(
      '?type=1&page=2',
    );
    expect(selectPageQuery(rules, '?type=1&page=2')).toBe('?type=1&page=2');
    expect(selectPageQuery(rules, '?fbclid=1')).toBe('');
    expect(selectPageQuery({}, '?page=2&type=1')).toBe('');
  });
  it.each([
    ['a number out of range', '?page=1000'],
    ['no number', '?page=2x'],
    ['a number in another notation', '?page=02'],
    ['an unlisted value', '?type=3'],
    ['nothing', '?title=&page='],
  ])('drops %s', (_what, search) => {
    expect(selectPageQuery(rules, search)).toBe('');
  });
  it('selects the first of several values, or as many as the page reads', () => {
    expect(selectPageQuery(rules, '?page=3&page=4')).toBe('?page=3');
    expect(selectPageQuery(rules, '?page=x&page=4')).toBe('');
    expect(selectPageQuery(rules, '?d=a&d=a&d=b&d=c')).toBe('?d=a&d=b');
  });
  it('truncates a text to its length', () => {
    expect(selectPageQuery(rules, `?title=${encodeURIComponent('圖書館開放時間')}`)).toBe(
      `?title=${encodeURIComponent('圖書館開放')}`,
    );
  });
  it('selects English, which every page has', () => {
    expect(selectPageQuery({}, '?lang=en&x=1')).toBe('?lang=en');
    expect(selectPageQuery({}, '?lang=fr')).toBe('');
    expect(selectPageQuery(rules, '?lang=en&page=2')).toBe('?page=2&lang=en');
  });
  it('returns the whole query for older releases without claimed keys', () => {
    expect(selectPageQuery(undefined, '?b=2&a=1')).toBe('?b=2&a=1');
    expect(selectPageQuery(undefined, '')).toBe('');
  });
});
