import { formatDay, formatEnglishMonth, formatWeekday, type Locale } from '@admissions/model';

/** 2026/03/19（四） or 19 Mar 2026 (Thu), independent of time zones. */
export function dayText(day: string, locale: Locale = 'zh-TW') {
  const weekday = formatWeekday(day, locale);
  if (locale === 'zh-TW') return `${formatDay(day)}（${weekday}）`;
  const { year, month, date } = dayParts(day);
  return `${Number(date)} ${formatEnglishMonth(Number(month))} ${year} (${weekday})`;
}

/** The parts of a day for a date block. */
export function dayParts(day: string): { year: string; month: string; date: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: String(Number(month)), date };
}
