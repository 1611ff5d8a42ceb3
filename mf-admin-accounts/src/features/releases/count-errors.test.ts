import { describe, expect, it } from 'vitest';
import { countErrors, hasManyErrors } from './count-errors.ts';
import { createSampleFigures } from './testing/sample-releases.ts';

describe('error rates of a release', () => {
  it('counts errors of browsers and of the server per hundred views', () => {
    const errors = { ...createSampleFigures().errors, boundary: 2, render: 3 };
    expect(countErrors(createSampleFigures({ views: 200, errors }))).toEqual({
      count: 5,
      views: 200,
      rate: 2.5,
    });
    expect(countErrors(createSampleFigures({ errors })).rate).toBeNull();
  });
  it.each([
    [2, 4, false],
    [3, 100, true],
    [3, 150, false],
    [3, 0, true],
    [0, 0, false],
  ])('%d errors in %d views are too many: %s', (render, views, isMany) => {
    const errors = { ...createSampleFigures().errors, render };
    expect(hasManyErrors(countErrors(createSampleFigures({ views, errors })))).toBe(isMany);
  });
});
