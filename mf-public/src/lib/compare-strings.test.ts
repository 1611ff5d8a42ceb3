import { describe, expect, it } from 'vitest';
import { compareStrings } from './compare-strings.ts';

describe('compareStrings', () => {
  it('orders by character, and returns 0 for equals', () => {
    expect(compareStrings('2026-01-02', '2026-01-10')).toBeLessThan(0);
    expect(compareStrings('2026-01-10', '2026-01-02')).toBeGreaterThan(0);
    expect(compareStrings('2026-01-10', '2026-01-10')).toBe(0);
  });
});
