import { schoolYearOf, taipeiDay, taipeiDayStart } from '@admissions/model';

const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];
const RELATIVE = new RegExp(
  `^D([+-]\\d{1,4})?(?: (${WEEKDAYS.join('|')}))?(?:T(\\d{2}):(\\d{2}))?$`,
);
const YEARLY = new RegExp(`^Y(?:(\\d\\d-\\d\\d) (${WEEKDAYS.join('|')}))?$`);
const DAY_MS = 24 * 3600_000;

/**
 * `D+30` → YYYY-MM-DD; `D+30 Sat` → that day or the next Saturday; `D+3T14:00` → ISO 8601 in UTC;
 * counted from today in Taipei. `Y` → the school year that students apply for now; `Y01-22 Fri` →
 * that day of the year in which it begins, or the next Friday.
 */
export function resolveDates(value: unknown, now: Date): unknown {
  if (typeof value === 'string')
    return resolveDate(value, now) ?? resolveYearly(value, now) ?? value;
  if (Array.isArray(value)) return value.map((each) => resolveDates(each, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, resolveDates(inner, now)]),
  );
}

function resolveDate(text: string, now: Date): string | undefined {
  const found = RELATIVE.exec(text);
  if (!found) return undefined;
  const [, days = '0', weekday, hour, minute] = found;
  const shifted = Date.parse(taipeiDayStart(taipeiDay(now))) + Number(days) * DAY_MS;
  const midnight = weekday ? shifted + daysUntil(weekday, shifted) * DAY_MS : shifted;
  if (hour === undefined) return taipeiDay(midnight);
  return new Date(midnight + Number(hour) * 3600_000 + Number(minute) * 60_000).toISOString();
}

function resolveYearly(text: string, now: Date): string | number | undefined {
  const found = YEARLY.exec(text);
  if (!found) return undefined;
  const year = schoolYearOf(taipeiDay(now)) + 1;
  const [, day, weekday = ''] = found;
  if (day === undefined) return year;
  const midnight = Date.parse(taipeiDayStart(`${year + 1911}-${day}`));
  return taipeiDay(midnight + daysUntil(weekday, midnight) * DAY_MS);
}

const daysUntil = (weekday: string, from: number) =>
  (WEEKDAYS.indexOf(weekday) - new Date(taipeiDay(from)).getUTCDay() + 7) % 7;
