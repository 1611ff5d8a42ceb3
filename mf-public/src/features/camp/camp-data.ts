import { daysBetween, type EntryOf } from '@admissions/model';
import { calculateEventState } from '@admissions/model/forms';
import type { camp } from '@admissions/model/kinds';
import { STATES } from '../../lib/events/event-labels.ts';
import { inChinese } from '../../lib/list-query.ts';

export type Camp = EntryOf<typeof camp>;
export type CampCard = Omit<Camp, 'body'>;
/** Includes the states of camps with counted seats or without registration. */
export const ALL_STATES = inChinese(STATES);
const { open, soon, closed, over } = ALL_STATES;
export const CAMP_STATES = { open, soon, closed, over };
export const CAMP_TYPES = {
  camp: '營隊',
  precourse: '先修課程',
} as const;

/** Null: closed, or no registration required. */
export function findSignUpLink({
  id,
  signup,
  link,
  contact,
}: Pick<Camp, 'id' | 'signup' | 'link' | 'contact'>): {
  href: string;
  newWindow?: boolean | undefined;
} | null {
  if (signup === 'visit') return { href: `/formVisit?camp=${id}` };
  if (signup === 'none') return null;
  return link ?? { href: `mailto:${/[\w.+-]+@[\w.-]+/.exec(contact)?.[0] ?? ''}` };
}

export const calculateCampState = (
  { eventDates, registrationDates }: Pick<Camp, 'eventDates' | 'registrationDates'>,
  today: string,
) =>
  calculateEventState(
    { date: eventDates.end, registrationDates, signup: 'link', capacity: null },
    { today },
  );

/** Days left, or the reason for waiting. */
export function formatDeadline(
  camp: Pick<Camp, 'eventDates' | 'registrationDates'>,
  today: string,
) {
  const { begin, end } = camp.registrationDates;
  const state = calculateCampState(camp, today);
  if (state === 'soon') {
    const days = daysBetween(today, begin);
    return `${days}天後開放報名`;
  }
  if (state === 'closed') return '報名已截止';
  if (state === 'over') return '活動已結束';
  const days = daysBetween(today, end);
  return days === 0 ? '今天截止' : `${days}天後截止`;
}
