import { CITIES, HUES } from '@admissions/contracts';
import { expect, it } from 'vitest';
import { COLLEGES, REGIONS } from './labels.ts';

it('offers every county and city once', () => {
  expect(REGIONS.flatMap(({ cities }) => cities).toSorted()).toEqual(CITIES.toSorted());
});
it('names every college', () => {
  expect(Object.keys(COLLEGES)).toEqual(HUES);
});
