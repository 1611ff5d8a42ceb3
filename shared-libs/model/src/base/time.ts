// Taiwan has UTC+8 all year.
const TAIPEI_OFFSET_MS = 8 * 3_600_000;
type Moment = string | number | Date;

/** A date with UTC parts that equal Taipei's clock. */
export const toTaipeiClock = (moment: Moment) =>
  new Date(new Date(moment).getTime() + TAIPEI_OFFSET_MS);
/** The moment (ISO 8601, UTC) of a Taipei clock time, YYYY-MM-DDTHH:mm. */
export const fromTaipeiClock = (clock: string) =>
  new Date(Date.parse(`${clock}:00Z`) - TAIPEI_OFFSET_MS).toISOString();
/** The day in Taipei, YYYY-MM-DD, independent of the local time zone. */
export const taipeiDay = (moment: Moment = new Date()) =>
  toTaipeiClock(moment).toISOString().slice(0, 10);
/** A day (YYYY-MM-DD) as 2026/11/21, or 11/21 without its year. */
export const formatDay = (day: string) => day.replaceAll('-', '/');
/** A moment in Taipei as 2026/11/21 09:30. */
export const formatMoment = (moment: Moment) =>
  formatDay(toTaipeiClock(moment).toISOString().slice(0, 16).replace('T', ' '));
/** Without the year if it is the current one: 11/21. */
export const omitThisYear = (text: string) =>
  text.startsWith(`${taipeiDay().slice(0, 4)}/`) ? text.slice(5) : text;
/** 11/21 09:30, with its year if that is another one. */
export const formatShortMoment = (moment: Moment) => omitThisYear(formatMoment(moment));
/** A formatter for Taipei's clock. */
export function createTaipeiFormat(
  locale: string,
  parts: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (moment: Moment) => string {
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Taipei' });
  return (moment) => format.format(new Date(moment));
}
/** A Taipei clock time (HH:mm or HH:mm:ss) of a day, ISO 8601 with offset. */
export const taipeiMoment = (day: string, time: string) => `${day}T${time.padEnd(8, ':00')}+08:00`;
/** The start of a day in Taipei, ISO 8601 with offset. */
export const taipeiDayStart = (day: string) => taipeiMoment(day, '00:00');
/** The last second of a day in Taipei, ISO 8601 with offset. */
export const taipeiDayEnd = (day: string) => taipeiMoment(day, '23:59:59');

/** The school year (Republic of China) of a moment; it begins in August. */
export function schoolYearOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year - 1911 - (month < 8 ? 1 : 0);
}
