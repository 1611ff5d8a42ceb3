import { describe, expect, it } from 'vitest';
import { countErrors, formatRate, hasManyErrors } from './count-errors.ts';
import { sampleFigures } from './sample-releases.ts';

describe('the errors of a release', () => {
  it('are those of browsers and of the server, for each hundred views', () => {
    const errors = { ...sampleFigures().errors, boundary: 2, render: 3 };
    expect(countErrors(sampleFigures({ views: 200, errors }))).toEqual({
      count: 5,
      views: 200,
      rate: 2.5,
    });
    expect(countErrors(sampleFigures({ errors })).rate).toBeNull();
  });
  it.each([
    [2, 4, false],
    [3, 100, true],
    [3, 150, false],
    [3, 0, true],
    [0, 0, false],
  ])('%d in %d views are many: %s', (render, views, isMany) => {
    const errors = { ...sampleFigures().errors, render };
    expect(hasManyErrors(countErrors(sampleFigures({ views, errors })))).toBe(isMany);
  });
  it.each([
    [12.345, '12.3'],
    [3, '3'],
    [0.04, '0'],
  ])('%d for each hundred reads %s', (rate, words) => expect(formatRate(rate)).toBe(words));
});
