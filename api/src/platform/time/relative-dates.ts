import { addDays, readWeekday, schoolYearOf, taipeiDay, taipeiDayStart } from '@admissions/model';
import { findClosure } from '@admissions/model/forms';
import { mapValues } from '../collections/map-values.ts';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const RELATIVE = new RegExp(
  `^D([+-]\\d{1,4})?(?: (${WEEKDAYS.join('|')}))?( open| break)?(?: \\+(\\d))?(?:T(\\d{2}):(\\d{2}))?$`,
);
const YEARLY = new RegExp(`^Y(?:(\\d\\d-\\d\\d) (${WEEKDAYS.join('|')}))?$`);
const DAY_MS = 24 * 3600_000;

/**
 * `D+30` → YYYY-MM-DD; `D+30 Sat` → that day or the next Saturday; `D+30 Sat +1` → the day after
 * that; `D+3T14:00` → ISO 8601 in UTC; counted from today in Taipei.
 * `D+30 open`, `D+30 Sat open` → the first working day or Saturday without a national holiday or
 * the national exam, a Saturday only before such a Sunday.
 * `D+30 break` → the first of three such days in the school holidays.
 * `Y` → the school year that students apply for now; `Y01-22 Fri` → that day of the year in which
 * it begins, or the next Friday.
 */
export function resolveDates(value: unknown, now: Date): unknown {
  if (typeof value === 'string')
    return resolveDate(value, now) ?? resolveYearly(value, now) ?? value;
  if (Array.isArray(value)) return value.map((each) => resolveDates(each, now));
  if (typeof value !== 'object' || value === null) return value;
  return mapValues(value as Record<string, unknown>, (inner) => resolveDates(inner, now));
}

function resolveDate(text: string, now: Date) {
  const found = RELATIVE.exec(text);
  if (!found) return undefined;
  const [, days = '0', weekday, kind, later = '0', hour, minute] = found;
  let midnight = Date.parse(taipeiDayStart(taipeiDay(now))) + Number(days) * DAY_MS;
  while (!isSuitable(taipeiDay(midnight), weekday, kind)) midnight += DAY_MS;
  midnight += Number(later) * DAY_MS;
  if (hour === undefined) return taipeiDay(midnight);
  return new Date(midnight + Number(hour) * 3600_000 + Number(minute) * 60_000).toISOString();
}

function resolveYearly(text: string, now: Date) {
  const found = YEARLY.exec(text);
  if (!found) return undefined;
  const year = schoolYearOf(taipeiDay(now)) + 1;
  const [, day, weekday] = found;
  if (day === undefined) return year;
  let midnight = Date.parse(taipeiDayStart(`${year + 1911}-${day}`));
  while (!isSuitable(taipeiDay(midnight), weekday)) midnight += DAY_MS;
  return taipeiDay(midnight);
}

const NO_RULES = { closed: null, special: null };
function isSuitable(day: string, weekday: string | undefined, kind?: string) {
  const at = readWeekday(day);
  if (weekday && WEEKDAYS[at] !== weekday) return false;
  if (kind === ' break') return [0, 1, 2].every((later) => isVacation(addDays(day, later)));
  if (kind === undefined) return true;
  return weekday
    ? isFree(day) && (at !== 6 || isFree(addDays(day, 1)))
    : at % 6 !== 0 && isFree(day);
}
const isVacation = (day: string) =>
  /-(?:01-(?:2[1-9]|3)|02-(?:0|1[0-2])|07|08-[01])/.test(day) && isFree(day);
const isFree = (day: string) => findClosure(NO_RULES, day) === null && !isExam(day);
/** The national exam lasts from a Friday to the Sunday. */
const isExam = (day: string) =>
  [5, 6, 0].includes(readWeekday(day)) &&
  /-01-2[2-8]/.test(addDays(day, -((readWeekday(day) + 2) % 7)));
