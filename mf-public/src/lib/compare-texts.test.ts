import { describe, expect, it } from 'vitest';
import { compareTexts } from './compare-texts.ts';

describe('compareTexts', () => {
  it('orders by character, and knows equals from either side', () => {
    expect(compareTexts('2026-01-02', '2026-01-10')).toBeLessThan(0);
    expect(compareTexts('2026-01-10', '2026-01-02')).toBeGreaterThan(0);
    expect(compareTexts('2026-01-10', '2026-01-10')).toBe(0);
  });
});
