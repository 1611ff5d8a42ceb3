import { describe, expect, it } from 'vitest';
import { fromTaipeiInput, momentText, toTaipeiInput } from './taipei-time.ts';

describe('the clock of Taipei', () => {
  it('reads a moment the same in both languages, whatever the zone of the machine', () => {
    expect(momentText('2026-11-21T18:05:00Z', 'zh-TW')).toBe('2026/11/22 02:05');
    expect(momentText('2026-11-21T18:05:00Z', 'en')).toBe('2026-11-22 02:05');
  });
  it('says 00 at midnight', () => {
    expect(momentText('2026-11-21T16:00:00Z', 'zh-TW')).toBe('2026/11/22 00:00');
  });
  it('goes through an input and back', () => {
    expect(toTaipeiInput('2026-12-31T16:30:00Z')).toBe('2027-01-01T00:30');
    expect(fromTaipeiInput('2027-01-01T00:30')).toBe('2026-12-31T16:30:00.000Z');
  });
  it.each(['', '2027-01', '2027-02-31Tx', '2027-13-01T00:00'])('is no moment while the input says %j', (value) => {
    expect(fromTaipeiInput(value)).toBeNull();
  });
});
