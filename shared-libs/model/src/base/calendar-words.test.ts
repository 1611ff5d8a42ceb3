import { expect, it } from 'vitest';
import {
  formatEnglishDay,
  formatEnglishMonth,
  formatMonth,
  formatWeekday,
} from './calendar-words.ts';

it('calendar labels equal the weekdays and months of Intl in both languages', () => {
  const days = Array.from({ length: 366 }, (_, index) =>
    new Date(Date.UTC(2028, 0, 1 + index)).toISOString().slice(0, 10),
  );
  const write = (locale: string, parts: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'UTC' });
    return (day: string) => format.format(new Date(`${day}T00:00:00Z`));
  };
  const [weekday, weekdayEn] = ['zh-TW', 'en-GB'].map((locale) =>
    write(locale, { weekday: 'short' }),
  );
  const [month, monthEn] = ['zh-TW', 'en-GB'].map((locale) =>
    write(locale, { year: 'numeric', month: 'long' }),
  );
  const short = write('en-US', { month: 'short' });
  const whole = write('en-US', { dateStyle: 'long' });
  for (const day of days) {
    expect(formatEnglishDay(day)).toBe(whole(day));
    expect(`週${formatWeekday(day, 'zh-TW')}`).toBe(weekday?.(day));
    expect(formatWeekday(day, 'en')).toBe(weekdayEn?.(day));
    expect(formatMonth(day, 'zh-TW')).toBe(month?.(day));
    expect(formatMonth(day.slice(0, 7), 'en')).toBe(monthEn?.(day));
    expect(formatEnglishMonth(Number(day.slice(5, 7)))).toBe(short(day));
  }
});
