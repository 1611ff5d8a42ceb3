import { describe, expect, it } from 'vitest';
import {
  createTaipeiFormat,
  formatDay,
  formatMoment,
  formatShortMoment,
  fromTaipeiClock,
  schoolYearOf,
  taipeiDay,
  taipeiDayEnd,
  taipeiDayStart,
  taipeiMoment,
  toTaipeiClock,
} from './time.ts';

describe('Taipei’s time', () => {
  it('is eight hours ahead of UTC, also across midnight', () => {
    expect(taipeiDay('2026-11-20T15:59:59Z')).toBe('2026-11-20');
    expect(taipeiDay('2026-11-20T16:00:00Z')).toBe('2026-11-21');
    expect(formatMoment('2026-11-20T16:30:00.000Z')).toBe('2026/11/21 00:30');
    expect(formatShortMoment('2020-11-20T16:30:00.000Z')).toBe('2020/11/21 00:30');
    const now = new Date();
    expect(formatShortMoment(now)).toBe(formatMoment(now).slice(5));
    expect([formatDay('2026-11-21'), formatDay('11-21')]).toEqual(['2026/11/21', '11/21']);
    const hour = createTaipeiFormat('zh-TW', { timeStyle: 'short', hourCycle: 'h23' });
    expect(hour('2026-11-20T16:30:00.000Z')).toBe('00:30');
  });
  it('survives parsing and formatting', () => {
    const moment = '2026-11-20T16:30:00.000Z';
    expect(fromTaipeiClock(toTaipeiClock(moment).toISOString().slice(0, 16))).toBe(moment);
  });
  it('gives the school year, which begins in August', () =>
    expect(['2026-07-31', '2026-08-01', '2027-01-01'].map(schoolYearOf)).toEqual([114, 115, 115]));
  it('gives the start and end of a day', () => {
    expect(taipeiDay(taipeiDayStart('2026-11-21'))).toBe('2026-11-21');
    expect(taipeiMoment('2026-11-21', '09:30')).toBe('2026-11-21T09:30:00+08:00');
    expect(taipeiDayEnd('2026-11-21')).toBe('2026-11-21T23:59:59+08:00');
    expect(taipeiDay(taipeiDayEnd('2026-11-21'))).toBe('2026-11-21');
    expect(Date.parse(taipeiDayEnd('2026-11-21')) - Date.parse(taipeiDayStart('2026-11-21'))).toBe(
      86_399_000,
    );
  });
});
