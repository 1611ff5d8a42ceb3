import { visit } from '@admissions/contracts';
import { expect, it } from 'vitest';
import { ARRIVALS, NEEDS, PERIODS, visitRequest } from './visit-request.ts';

it('names every field and every choice of the form', () => {
  expect(Object.keys(visitRequest.labels)).toEqual(
    expect.arrayContaining(Object.keys(visit.fields)),
  );
  expect(Object.keys(PERIODS)).toEqual(visit.fields.period.options);
  expect(Object.keys(ARRIVALS)).toEqual(visit.fields.arrival.options);
  expect(Object.keys(NEEDS)).toEqual(visit.fields.needs.item?.['']?.options);
});
