import { readWeekday } from './days.ts';
import type { Locale } from './locale.ts';

// Tables instead of Intl: the first formatter takes a slow phone a tenth of a second.
const WEEKDAYS = {
  'zh-TW': ['日', '一', '二', '三', '四', '五', '六'],
  en: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
};
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];
const SHORT_NAME_LENGTH = 3;

/** The weekday of a day (YYYY-MM-DD): 四, Thu. */
export const formatWeekday = (day: string, locale: Locale) =>
  WEEKDAYS[locale][readWeekday(day)] ?? '';

/** Short English name of a month; January is 1. */
export const formatEnglishMonth = (month: number) =>
  MONTHS[month - 1]?.slice(0, SHORT_NAME_LENGTH) ?? '';

/** A month (YYYY-MM, or a day of it): 2026年3月, March 2026. */
export function formatMonth(month: string, locale: Locale): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return locale === 'en' ? `${MONTHS[number - 1]} ${year}` : `${year}年${number}月`;
}

/** A day (YYYY-MM-DD) in English: March 19, 2026. */
export function formatEnglishDay(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 0) - 1]} ${date}, ${year}`;
}
