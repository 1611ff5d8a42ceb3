import type { WriteOf } from '@admissions/model';
import type { camp, event } from '@admissions/model/kinds';
import type { Row } from '../../schema/row.ts';
import type { Refusals } from './refusals.ts';
import { isGiven, rowsIn } from './refusals.ts';

type Event = WriteOf<(typeof event)['fields']>;
type Camp = WriteOf<(typeof camp)['fields']>;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
const isTime = (text: unknown) => typeof text === 'string' && TIME.test(text);

/** Times that a clock shows, registration that is over by the day itself, and no more people than places. */
export function eventFitsTogether(entry: Row): Refusals {
  const { begin, end, date, registrationDates, capacity, taken, signup, link, audience } =
    entry as unknown as Partial<Event>;
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

/** No more people than places, and a link where it is said that one signs up there. */
export const campFitsTogether = (entry: Row): Refusals =>
  signUpFits(entry as unknown as Partial<Camp>);

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
