import { describe, expect, it } from 'vitest';
import { fromTaipeiInput, toTaipeiInput } from './taipei-input.ts';

describe('date-time input', () => {
  it('shows a time in Taipei’s zone and parses it back', () => {
    expect(toTaipeiInput('2026-11-20T16:30:00.000Z')).toBe('2026-11-21T00:30');
    expect(fromTaipeiInput('2026-11-21T00:30')).toBe('2026-11-20T16:30:00.000Z');
  });
  it('keeps an empty value empty', () =>
    expect([toTaipeiInput(null), fromTaipeiInput('')]).toEqual(['', null]));
});
