import { expect, it } from 'vitest';
import { formatNumber } from './format-number.ts';

it('formatNumber formats like Intl', () => {
  for (const value of [0, 7, 999, 1000, 40_500, 999_999, 1_234_567, -1234, 158.75, 36.5, 1234.5678])
    expect(formatNumber(value)).toBe(value.toLocaleString('en-US'));
});
