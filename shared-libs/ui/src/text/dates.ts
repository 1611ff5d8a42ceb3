import type { Locale } from '@admissions/contracts';

const WEEKDAYS = '日一二三四五六';
const WEEKDAYS_EN = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const MONTHS_EN = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
];

/** A day (YYYY-MM-DD) as 2026/03/19（四）, in English 19 Mar 2026 (Thu); the same text on the server and in the browser, whatever their time zone. */
export function dayText(day: string, locale: Locale = 'zh-TW'): string {
  const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
  if (locale === 'zh-TW') return `${day.replaceAll('-', '/')}（${WEEKDAYS[weekday]}）`;
  const { year, month, date } = dayParts(day);
  return `${Number(date)} ${englishMonth(Number(month))} ${year} (${WEEKDAYS_EN[weekday]})`;
}

/** A month's short English name; January is 1. */
export const englishMonth = (month: number): string => MONTHS_EN[month - 1] ?? '';

/** The parts of a day for a date block. */
export function dayParts(day: string): { year: string; month: string; date: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: String(Number(month)), date };
}
