import { expect, it } from 'vitest';
import { countErrors, hasManyErrors } from './count-errors.ts';
import { createSampleFigures } from './testing/sample-releases.ts';

it.each([
  [2, 4, false],
  [3, 100, true],
  [3, 150, false],
  [3, 0, true],
  [0, 0, false],
])('%d errors in %d views of a release are too many: %s', (render, views, isMany) => {
  const errors = { ...createSampleFigures().errors, render };
  expect(hasManyErrors(countErrors(createSampleFigures({ views, errors })))).toBe(isMany);
});
