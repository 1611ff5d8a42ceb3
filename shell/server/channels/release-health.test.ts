import { describe, expect, it } from 'vitest';
import { findReleaseProblem } from './release-health.ts';

const seen = (views: number, errors: number, falls = 0) => ({ views, errors, falls });

describe('findReleaseProblem', () => {
  it.each([
    ['few pages', seen(9, 9), seen(500, 0)],
    ['few pages with a small share of errors', seen(49, 12), seen(500, 0)],
    ['few errors', seen(100, 2), seen(500, 0)],
    ['errors that the other release has as well', seen(100, 9), seen(500, 15)],
    ['two crashes', seen(100, 0, 2), seen(500, 0)],
  ])('reports nothing for %s', (_name, release, other) => {
    expect(findReleaseProblem(release, other)).toBeNull();
  });
  it('reports an error share over 2 % and over three times that of the other release', () => {
    expect(findReleaseProblem(seen(100, 10), seen(500, 5))).toBe(
      '10 errors in 100 pages (10.0 %), the other release had 5 in 500 (1.0 %)',
    );
    expect(findReleaseProblem(seen(50, 2), seen(0, 0))).toMatch(/^2 errors in 50 pages/);
  });
  it('reports errors in a quarter of the first ten pages', () =>
    expect(findReleaseProblem(seen(10, 3), seen(0, 0))).toMatch(/^3 errors in 10 pages/));
  it('reports three crashes regardless of views', () =>
    expect(findReleaseProblem(seen(3, 3, 3), seen(500, 0))).toBe('its renderers crashed 3 times'));
});
