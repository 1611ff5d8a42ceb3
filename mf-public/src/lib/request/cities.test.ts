import { CITIES } from '@admissions/model/forms';
import { describe, expect, it } from 'vitest';
import { REGIONS } from './cities.ts';

describe('the regions of a visitor form', () => {
  it('offer every county and city once', () => {
    expect(REGIONS.flatMap(({ cities }) => Object.keys(cities)).toSorted()).toEqual(
      CITIES.toSorted(),
    );
  });
});
