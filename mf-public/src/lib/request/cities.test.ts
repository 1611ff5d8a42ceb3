import { CITIES } from '@admissions/model/forms';
import { describe, expect, it } from 'vitest';
import { REGIONS } from './cities.ts';

describe('regions of a visitor form', () => {
  it('include every county and city once', () => {
    expect(REGIONS.flatMap(({ cities }) => Object.keys(cities)).toSorted()).toEqual(
      CITIES.toSorted(),
    );
  });
});
