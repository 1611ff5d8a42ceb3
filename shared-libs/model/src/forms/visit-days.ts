import { formatEnglishMonth, formatWeekday } from '../base/calendar-words.ts';
import { addDays, readWeekday, toDate } from '../base/days.ts';
import { LIST_SEPARATOR, type Locale } from '../base/locale.ts';
import type { DateRange } from '../base/values.ts';
import type { MessageParams } from '../messages/fill-placeholders.ts';
import type { MessageKey } from '../messages/index.ts';
import { listHolidays } from './public-holidays.ts';

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'] as const;
const DAY_MS = 86_400_000;
/** Number of alternatives in a refusal. */
const MAX_ALTERNATIVES = 3;

/** Rules of the office for visit days; days are YYYY-MM-DD. */
export interface VisitDayRules {
  readonly weekdays: readonly (typeof WEEKDAYS)[number][];
  /** People per day. */
  readonly places: number;
  /** Fewest and most days between today and the visit. */
  readonly lead: number;
  readonly ahead: number;
  readonly closed: readonly { dates: { begin: string; end: string }; note: string | null }[] | null;
  readonly special: readonly { day: string; places: number; note: string | null }[] | null;
}
/** Reasons to refuse a day. */
export type DayRefusal = 'soon' | 'weekday' | 'closed' | 'full';
/** A day within the booking period; `left` counts people. */
export interface VisitDay {
  day: string;
  left: number;
  bar: DayRefusal | null;
  note: string | null;
}
/** Days and meeting point for the form; empty before the office sets any. */
export interface VisitDays {
  meeting: string | null;
  days: VisitDay[];
}
/** Endpoint of visit days. */
export const VISIT_DAYS_PATH = '/api/ap/forms/visit_days';

/** Every day of the period; national holidays are closed unless the office sets seats. */
export function listVisitDays(
  rules: VisitDayRules,
  { today, taken }: { today: string; taken: ReadonlyMap<string, number> },
): VisitDay[] {
  const holidays = holidaysUntil(today, addDays(today, rules.ahead));
  return Array.from({ length: rules.ahead + 1 }, (_, index) => {
    const day = addDays(today, index);
    const holiday = holidays.get(day);
    const special = rules.special?.find((each) => each.day === day);
    const closed = rules.closed?.find(({ dates }) => dates.begin <= day && day <= dates.end);
    const left = Math.max(0, (special?.places ?? rules.places) - (taken.get(day) ?? 0));
    const isUsual = rules.weekdays.includes(findWeekday(day));
    const bar = findDayRefusal({
      soon: index < rules.lead,
      closed: !special && (closed !== undefined || (isUsual && holiday !== undefined)),
      weekday: !special && !isUsual,
      full: left === 0,
    });
    const note = special ? special.note : (closed?.note ?? holiday ?? null);
    return { day, left, bar, note };
  });
}
/** Extra days for alternatives. */
const ALTERNATIVE_DAYS = 30;
/** Later holidays are not published yet. */
const MAX_DAYS_AHEAD = 730;

/** Days for schools until some time after `last`, regardless of lead time and other visitors. */
export const listWishDays = (
  rules: VisitDayRules,
  { today, last }: { today: string; last: string },
): VisitDay[] => {
  const count = (toDate(last).getTime() - toDate(today).getTime()) / DAY_MS + ALTERNATIVE_DAYS;
  const ahead = Math.min(Math.max(count, 0), MAX_DAYS_AHEAD);
  return listVisitDays({ ...rules, lead: 0, ahead }, { today, taken: new Map() });
};

/** Why the university is closed on a day, a weekend's holiday included; null when it is open. */
export function findClosure(
  { closed, special }: Pick<VisitDayRules, 'closed' | 'special'>,
  day: string,
): string | null {
  if (special?.some((each) => each.day === day)) return null;
  const found = closed?.find(({ dates }) => dates.begin <= day && day <= dates.end);
  if (found) return found.note ?? '';
  return listHolidays(Number(day.slice(0, 4))).get(day) ?? null;
}

function holidaysUntil(first: string, last: string): ReadonlyMap<string, string> {
  const year = Number(first.slice(0, 4));
  const years = Array.from({ length: Number(last.slice(0, 4)) - year + 1 }, (_, at) => year + at);
  return new Map(years.flatMap((each) => [...listHolidays(each)]));
}
const findDayRefusal = (bars: Record<DayRefusal, boolean>) =>
  (Object.keys(bars) as DayRefusal[]).find((bar) => bars[bar]) ?? null;

/** Why a day is refused, with alternatives; null when possible. */
export function findDayProblem(
  days: readonly VisitDay[],
  { day, people }: { day: string; people: number },
  locale: Locale,
): { key: MessageKey; params: MessageParams } | null {
  const found = days.find((each) => each.day === day);
  if (found && !found.bar && people <= found.left) return null;
  const free = days.filter(({ bar, left }) => !bar && people <= left);
  const after = free.filter((each) => each.day > day);
  const next = formatAlternatives(after.length > 0 ? after : free, locale);
  const params = { next, left: found?.left ?? 0 };
  if (!found) return { key: isBefore(day, days) ? 'visitDay.past' : toKey('late', next), params };
  if (!found.bar) return { key: toKey('few', next), params };
  return { key: toKey(found.bar, next), params };
}
const isBefore = (day: string, [first]: readonly VisitDay[]) =>
  first !== undefined && day < first.day;
const toKey = (bar: DayRefusal | 'late' | 'few', next: string) =>
  next === '' ? 'visitDay.none' : (`visitDay.${bar}` as const);

/** Reasons that also apply to schools, which take no seats. */
const SCHOOL_REFUSALS: readonly (DayRefusal | null)[] = ['weekday', 'closed'];

/** Why no day of a school's range is possible, with alternatives; null when one is. */
export function findDateRangeProblem(
  days: readonly VisitDay[],
  { begin, end }: DateRange,
  locale: Locale,
): { key: MessageKey; params: MessageParams } | null {
  const requestedDays = days.filter(({ day }) => day >= begin && day <= end);
  const [first] = requestedDays;
  const isKnown = first?.day === begin && requestedDays.at(-1)?.day === end;
  if (!isKnown || !first.bar || requestedDays.some(({ bar }) => !SCHOOL_REFUSALS.includes(bar)))
    return null;
  const alternatives = days.filter(({ day, bar }) => day > end && !SCHOOL_REFUSALS.includes(bar));
  const next = formatAlternatives(alternatives, locale);
  return { key: toKey(first.bar, next), params: { next } };
}
const formatAlternatives = (days: readonly VisitDay[], locale: Locale) =>
  days
    .slice(0, MAX_ALTERNATIVES)
    .map(({ day }) => formatVisitDay(day, locale))
    .join(LIST_SEPARATOR[locale]);

/** A readable day: 12月1日（二）, Tue, 1 Dec. */
export function formatVisitDay(day: string, locale: Locale): string {
  const [, month = 0, date] = day.split('-').map(Number);
  const weekday = formatWeekday(day, locale);
  return locale === 'en'
    ? `${weekday}, ${date} ${formatEnglishMonth(month)}`
    : `${month}月${date}日（${weekday}）`;
}
const findWeekday = (day: string) => WEEKDAYS[readWeekday(day)] ?? 'sun';
