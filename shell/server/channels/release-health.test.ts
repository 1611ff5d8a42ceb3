import { describe, expect, it } from 'vitest';
import { findReleaseProblem } from './release-health.ts';

const seen = (views: number, errors: number, falls = 0) => ({ views, errors, falls });

describe('the judgement on a release', () => {
  it.each([
    ['few pages', seen(49, 49), seen(500, 0)],
    ['few errors', seen(100, 2), seen(500, 0)],
    ['errors that the other release has as well', seen(100, 9), seen(500, 15)],
    ['two falls', seen(100, 0, 2), seen(500, 0)],
  ])('says nothing of %s', (_name, release, other) => {
    expect(findReleaseProblem(release, other)).toBeNull();
  });
  it('speaks against more than two errors in a hundred pages that are more than three times those of the other', () => {
    expect(findReleaseProblem(seen(100, 10), seen(500, 5))).toBe(
      '10 errors in 100 pages (10.0 %), the other release had 5 in 500 (1.0 %)',
    );
    expect(findReleaseProblem(seen(50, 2), seen(0, 0))).toMatch(/^2 errors in 50 pages/);
  });
  it('speaks against three falls, however few pages there were', () =>
    expect(findReleaseProblem(seen(3, 3, 3), seen(500, 0))).toBe('its renderers fell 3 times'));
});
