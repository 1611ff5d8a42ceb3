import { describe, expect, test } from 'vitest';
import { categorizeQuery } from './page-category.ts';

const rules = {
  type: { of: ['1', '2'] },
  page: { number: [1, 999] },
  title: { text: 5 },
} as const;

describe('page category', () => {
  test.each([
    ['standing', ''],
    ['standing', '?lang=en'],
    ['listed', '?type=1'],
    ['listed', '?type=1&lang=en'],
    ['numbered', '?page=2'],
    ['numbered', '?type=1&page=2'],
    ['free', '?title=a'],
    ['free', '?page=2&title=a'],
  ])('is %s for “%s”', (category, query) => {
    expect(categorizeQuery(rules, query)).toBe(category);
  });
  test('is free for any query of a release without query rules', () => {
    expect(categorizeQuery(undefined, '?type=1')).toBe('free');
    expect(categorizeQuery(undefined, '?lang=en&type=1')).toBe('free');
    expect(categorizeQuery(undefined, '?lang=en')).toBe('standing');
    expect(categorizeQuery(undefined, '')).toBe('standing');
  });
});
