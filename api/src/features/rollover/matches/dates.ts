import type { DateRange } from '@admissions/model';

export interface Day {
  year: number;
  month: number;
  day: number;
}
export type ShiftMode = 'date' | 'weekday';
const DAY_MS = 86_400_000;
export const WEEKDAYS = '日一二三四五六';

const toUtc = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day);
export const getWeekday = (day: Day) => new Date(toUtc(day)).getUTCDay();
export const isDay = (day: Day) =>
  day.month >= 1 && day.month <= 12 && day.day >= 1 && fromUtc(toUtc(day)).day === day.day;

/** Same date (29 February becomes 28), or the nearest day with the same weekday. */
export function shiftDay(day: Day, years: number, mode: ShiftMode): Day {
  const moved = { ...day, year: day.year + years };
  const same = isDay(moved) ? moved : { ...moved, day: 28 };
  if (mode === 'date') return same;
  const off = (getWeekday(day) - getWeekday(same) + 7) % 7;
  return fromUtc(toUtc(same) + (off > 3 ? off - 7 : off) * DAY_MS);
}

export const formatDay = ({ year, month, day }: Day) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
export function parseDay(text: string): Day | null {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(text) ?? [];
  const found = { year: Number(year), month: Number(month), day: Number(day) };
  return isDay(found) ? found : null;
}

/** A range of one day is printed as that day. */
export const formatRange = ({ begin, end }: DateRange) =>
  begin === end ? begin : `${begin} ～ ${end}`;
/** Invalid ranges are left to the check of the field. */
export function parseRange(text: string): DateRange {
  const [begin = '', end = begin] = text.split(/\s*[～~]\s*/);
  return { begin, end };
}

function fromUtc(moment: number): Day {
  const at = new Date(moment);
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}
