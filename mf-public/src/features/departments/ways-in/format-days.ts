import type { DateRange, Locale } from '@admissions/contracts';

const MONTH = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' });
/** A day in short: `1/22`. */
export const formatDay = (day: string, locale: Locale): string => {
  const [, month = '', date = ''] = day.split('-').map(Number);
  return locale === 'en' ? MONTH.format(Date.parse(`${day}T00:00:00Z`)) : `${month}/${date}`;
};
/** Days in short: `1/22`, or from the first to the last. */
export const formatDays = ({ begin, end }: DateRange, locale: Locale): string =>
  [...new Set([begin, end])].map((day) => formatDay(day, locale)).join('–');
