import { describe, expect, test } from 'vitest';
import { speculationRules } from './speculation-rules.ts';

const rules = JSON.parse(speculationRules) as {
  prefetch: { where: { and: [unknown, { not: { href_matches: string[] } }] } }[];
  prerender?: unknown;
};

describe('speculationRules', () => {
  test.each([
    '/admin/news',
    '/api/ap/news',
    '/formVisit',
    '/media/a.avif',
    '/calendar.ics?of=camp-1',
  ])('%s is never prefetched', (path) => {
    const { href_matches: left } = rules.prefetch[0]?.where.and[1].not ?? { href_matches: [] };
    expect(left.some((pattern) => path.startsWith(pattern.replace(/\/?\*$/, '')))).toBe(true);
  });
  test('prerenders nothing and cannot end the script element', () => {
    expect(rules.prerender).toBeUndefined();
    expect(speculationRules).not.toContain('<');
  });
});
