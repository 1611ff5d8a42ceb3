const WEEKDAYS = '日一二三四五六';

/** A day (YYYY-MM-DD) as 2026/03/19（四）; the same text on the server and in the browser, whatever their time zone. */
export function dayText(day: string): string {
  const at = new Date(`${day}T00:00:00Z`);
  return `${day.replaceAll('-', '/')}（${WEEKDAYS[at.getUTCDay()]}）`;
}

/** A moment (ISO 8601) as a day in Taipei, YYYY-MM-DD. */
export const taipeiDayOf = (moment: string | Date): string => new Date(new Date(moment).getTime() + 8 * 3_600_000).toISOString().slice(0, 10);

/** The parts of a day for a date block. */
export function dayParts(day: string): { year: string; month: string; date: string } {
  const [year = '', month = '', date = ''] = day.split('-');
  return { year, month: String(Number(month)), date };
}
