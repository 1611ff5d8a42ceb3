import type { WriteOf } from '@admissions/model';
import type { camp, event, visitDays } from '@admissions/model/kinds';
import type { Row } from '../../schema/row.ts';
import { findDuplicates, isGiven, type Refusals, rowsIn } from './refusals.ts';

type Event = WriteOf<(typeof event)['fields']>;
type Camp = WriteOf<(typeof camp)['fields']>;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (text: unknown) => typeof text === 'string' && TIME.test(text);

/** Valid times, registration that ends before the event, and attendance within capacity. */
export function eventFitsTogether(entry: Row): Refusals {
  const { begin, end, date, registrationDates, capacity, taken, signup, link, audience } =
    entry as Partial<Event>;
  const wrong: Refusals = {};
  if (!isTime(begin)) wrong.begin = 'validation.time';
  if (!isTime(end)) wrong.end = 'validation.time';
  else if (!wrong.begin && String(end) <= String(begin))
    wrong.end = `validation.after|min=${begin}`;
  if (date && registrationDates && registrationDates.end > date)
    wrong['registrationDates.end'] = `validation.notLater|max=${date}`;
  Object.assign(wrong, signUpFits({ capacity, taken, signup, link }));
  if (rowsIn(audience).length === 0) wrong.audience = 'validation.selectMany';
  for (const [index, { time }] of rowsIn<{ time: string }>(entry.agenda).entries())
    if (!isTime(time)) wrong[`agenda.${index}.time`] = 'validation.time';
  return wrong;
}

/** Attendance within capacity, and a link if sign-up uses one. */
export const campFitsTogether = (entry: Row): Refusals => signUpFits(entry);

function signUpFits({
  capacity,
  taken,
  signup,
  link,
}: Partial<Pick<Event | Camp, 'capacity' | 'taken' | 'signup' | 'link'>>): Refusals {
  const wrong: Refusals = {};
  if (isGiven(capacity) && isGiven(taken) && taken > capacity)
    wrong.taken = `validation.max|max=${capacity}`;
  if (signup === 'link' && !link) wrong.link = 'validation.required';
  return wrong;
}

type Special = NonNullable<WriteOf<(typeof visitDays)['fields']>['special']>[number];

/** Each date with its own capacity once; without such dates, an open weekday is required. */
export function visitDaysAreValid(entry: Row): Refusals {
  const special = rowsIn<Special>(entry.special);
  const wrong = findDuplicates(special, ({ day }) => String(day), ['special', 'day']);
  if (rowsIn(entry.weekdays).length === 0 && special.length === 0)
    wrong.weekdays = 'validation.selectMany';
  return wrong;
}
