import { describe, expect, it } from 'vitest';
import { dayParts, dayText } from './dates.ts';

describe('dates', () => {
  it('adds the weekday to a day', () => expect(dayText('2026-11-21')).toBe('2026/11/21（六）'));
  it('splits a day for a date block', () =>
    expect(dayParts('2026-03-09')).toEqual({ year: '2026', month: '3', date: '09' }));
  it('formats a day in English too', () =>
    expect(dayText('2026-11-05', 'en')).toBe('5 Nov 2026 (Thu)'));
});
