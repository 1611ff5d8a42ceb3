import type { DateRange, Locale } from '@admissions/model';
import { englishMonth } from '@admissions/model';

/** A day in short: `1/22`. */
export const formatDay = (day: string, locale: Locale): string => {
  const [, month = '', date = ''] = day.split('-').map(Number);
  return locale === 'en' ? `${englishMonth(Number(month))} ${date}` : `${month}/${date}`;
};
/** Days in short: `1/22`, or from the first to the last. */
export const formatDays = ({ begin, end }: DateRange, locale: Locale): string =>
  [...new Set([begin, end])].map((day) => formatDay(day, locale)).join('–');
