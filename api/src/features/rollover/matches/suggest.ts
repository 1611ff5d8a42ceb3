import { getWeekday, type ShiftMode, shiftDay, WEEKDAYS } from './dates.ts';
import { formatNumeral } from './numerals.ts';
import type { Part, Token } from './tokens.ts';

/** Unchanged text when the shifted date is ambiguous. */
export function suggestText(token: Token, years: number, mode: ShiftMode): string {
  const { year, month, day, weekday, means } = token;
  const written: (Part & { as: string })[] = [];
  const at = (part: Part) => token.text.slice(part.start - token.start, part.end - token.start);
  if (year) written.push({ ...year, as: formatNumeral(year.value + years, at(year)) });
  if (means && month && day) {
    const then = shiftDay(means, years, mode);
    if (year)
      written[0] = {
        ...year,
        as: formatNumeral(year.value + then.year - means.year, at(year)),
      };
    written.push({ ...month, as: formatNumeral(then.month, at(month)) });
    written.push({ ...day, as: formatNumeral(then.day, at(day)) });
    if (weekday) written.push({ ...weekday, as: nameWeekday(getWeekday(then), at(weekday)) });
  }
  return written
    .sort((one, other) => other.start - one.start)
    .reduce(
      (text, { start, end, as }) =>
        `${text.slice(0, start - token.start)}${as}${text.slice(end - token.start)}`,
      token.text,
    );
}
const nameWeekday = (weekday: number, was: string) =>
  weekday === 0 && was === '天' ? '天' : (WEEKDAYS[weekday] ?? '');
