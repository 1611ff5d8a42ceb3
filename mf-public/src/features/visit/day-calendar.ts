import { addDays, readWeekday } from '@admissions/model';
import type { VisitDay } from '@admissions/model/forms';

/** `blanks` are the empty cells before the first day, Monday first. */
export interface CalendarMonth {
  /** YYYY-MM. */
  month: string;
  blanks: number;
  days: VisitDay[];
  /** No day is available. */
  isTaken: boolean;
}

/** Starts with the first month that has an available day. */
export function groupByMonth(days: readonly VisitDay[]): CalendarMonth[] {
  const months = new Map<string, VisitDay[]>();
  for (const each of days) {
    const month = each.day.slice(0, 7);
    months.set(month, [...(months.get(month) ?? []), each]);
  }
  const all = [...months].map(([month, found]) => ({
    month,
    blanks: countBlanks(found[0]?.day ?? ''),
    days: found,
    isTaken: found.every(({ bar }) => bar !== null),
  }));
  const first = all.findIndex(({ isTaken }) => !isTaken);
  return first < 0 ? all : all.slice(first);
}
// Sunday is the last day of the week.
const countBlanks = (day: string) => (readWeekday(day) + 6) % 7;

/** Notes of the office and names of holidays, consecutive days together. */
export function groupNotes(
  days: readonly VisitDay[],
): { begin: string; end: string; note: string }[] {
  const groups: { begin: string; end: string; note: string }[] = [];
  for (const { day, note } of days) {
    const last = groups.at(-1);
    if (!note) continue;
    if (last?.note === note && addDays(last.end, 1) === day) last.end = day;
    else groups.push({ begin: day, end: day, note });
  }
  return groups;
}
