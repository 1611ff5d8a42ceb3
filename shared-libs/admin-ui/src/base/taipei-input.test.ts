import { describe, expect, it } from 'vitest';
import { fromTaipeiInput, toTaipeiInput } from './taipei-input.ts';

describe('an input of date and time', () => {
  it('shows a moment in Taipei’s time and reads it back', () => {
    expect(toTaipeiInput('2026-11-20T16:30:00.000Z')).toBe('2026-11-21T00:30');
    expect(fromTaipeiInput('2026-11-21T00:30')).toBe('2026-11-20T16:30:00.000Z');
  });
  it('leaves nothing as nothing', () =>
    expect([toTaipeiInput(null), fromTaipeiInput('')]).toEqual(['', null]));
});
