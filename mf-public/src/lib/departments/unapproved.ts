import type { Api } from '@admissions/api-client';
import { formatDay, pair } from '@admissions/model';
import type { Translate } from '@admissions/store';
import { loadNationalDates } from '../dated-channels.ts';

/** Years with numbers that are not approved yet, and the day of their publication if known. */
export type Unapproved = NonNullable<Awaited<ReturnType<typeof loadUnapproved>>>;

const TEXTS = {
  later: pair(
    '{years}學年度的名額與條件，核對無誤後公布',
    'Places and rules of {years}: published after their approval',
  ),
  on: pair(
    '{years}學年度的名額與條件，核對無誤後公布，預計{day}',
    'Places and rules of {years}: published after their approval, expected {day}',
  ),
};
/** The national date of the admission rules. */
const RULES = /簡章/;

/** Null if all years are approved. */
export async function loadUnapproved(api: Api, years: readonly number[], today: string) {
  if (years.length === 0) return null;
  const dates = (await loadNationalDates(api)) ?? [];
  const days = dates
    .filter(({ year, title }) => years.includes(year) && RULES.test(title))
    .map((each) => each.dates.begin);
  return { years, day: days.sort().find((day) => day >= today) ?? null };
}

export const describeUnapproved = (t: Translate, { years, day }: Unapproved) =>
  t(day ? TEXTS.on : TEXTS.later, { years: years.join('、'), day: day ? formatDay(day) : '' });
