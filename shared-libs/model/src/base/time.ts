// Taiwan keeps UTC+8 all year.
const OFFSET = 8 * 3_600_000;
type Moment = string | number | Date;

/** A date whose UTC parts are those of the clock in Taipei at that moment. */
export const toTaipeiClock = (moment: Moment): Date =>
  new Date(new Date(moment).getTime() + OFFSET);
/** The moment (ISO 8601, UTC) at which the clock in Taipei shows `clock`, YYYY-MM-DDTHH:mm. */
export const fromTaipeiClock = (clock: string): string =>
  new Date(Date.parse(`${clock}:00Z`) - OFFSET).toISOString();
/** The day in Taipei, YYYY-MM-DD; the same on the server and in the browser, whatever their time zone. */
export const taipeiDay = (moment: Moment = new Date()): string =>
  toTaipeiClock(moment).toISOString().slice(0, 10);
/** A day (YYYY-MM-DD) for people: 2026/11/21; without its year, 11/21. */
export const formatDay = (day: string): string => day.replaceAll('-', '/');
/** A moment for people, in Taipei's time: 2026/11/21 09:30. */
export const formatMoment = (moment: Moment): string =>
  formatDay(toTaipeiClock(moment).toISOString().slice(0, 16).replace('T', ' '));
/** What writes moments by Taipei's clock, in the words and parts of `Intl`. */
export function createTaipeiFormat(
  locale: string,
  parts: Omit<Intl.DateTimeFormatOptions, 'timeZone'>,
): (moment: Moment) => string {
  const format = new Intl.DateTimeFormat(locale, { ...parts, timeZone: 'Asia/Taipei' });
  return (moment) => format.format(new Date(moment));
}
/** A moment of a day (YYYY-MM-DD) by Taipei's clock (HH:mm or HH:mm:ss), ISO 8601 with Taipei's offset. */
export const taipeiMoment = (day: string, time: string): string =>
  `${day}T${time.padEnd(8, ':00')}+08:00`;
/** The moment at which a day (YYYY-MM-DD) begins in Taipei, ISO 8601 with Taipei's offset. */
export const taipeiDayStart = (day: string): string => taipeiMoment(day, '00:00');
/** The last second of a day (YYYY-MM-DD) in Taipei, ISO 8601 with Taipei's offset. */
export const taipeiDayEnd = (day: string): string => taipeiMoment(day, '23:59:59');

/** The school year in which a moment lies, in years of the Republic; it begins in August. */
export function schoolYearOf(day: string): number {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return year - 1911 - (month < 8 ? 1 : 0);
}
