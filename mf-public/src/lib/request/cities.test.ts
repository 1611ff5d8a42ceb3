import { CITIES } from '@admissions/model/forms';
import { expect, it } from 'vitest';
import { REGIONS } from './cities.ts';

it('regions of a visitor form include every county and city once', () => {
  expect(REGIONS.flatMap(({ cities }) => Object.keys(cities)).toSorted()).toEqual(
    CITIES.toSorted(),
  );
});
