import { CITIES, visit } from '@admissions/contracts';
import { expect, it } from 'vitest';
import { ARRIVALS, FIELD_LABELS, NEEDS, PERIODS, REGIONS } from './visit-labels.ts';

it('offers every county and city once', () => {
  expect(REGIONS.flatMap(({ cities }) => cities).toSorted()).toEqual([...CITIES].toSorted());
});
it('names every field and every choice of the form', () => {
  expect(Object.keys(FIELD_LABELS)).toEqual(expect.arrayContaining(Object.keys(visit.fields)));
  expect(Object.keys(PERIODS)).toEqual(visit.fields.period.options);
  expect(Object.keys(ARRIVALS)).toEqual(visit.fields.arrival.options);
  expect(Object.keys(NEEDS)).toEqual(visit.fields.needs.item?.['']?.options);
});
