import type { EntryOf, Localised } from '@admissions/model';
import type { EventState } from '@admissions/model/forms';
import { computeEventState } from '@admissions/model/forms';
import type { camp } from '@admissions/model/kinds';
import { daysBetween } from '../../lib/deadlines.ts';
import { STATES } from '../../lib/events/occasion-words.ts';

export type Camp = EntryOf<typeof camp>;
export type CampCard = Omit<Camp, 'body'>;
export const CAMP_STATES = {
  open: { 'zh-TW': '報名中', en: 'Open' },
  soon: { 'zh-TW': '即將開放', en: 'Opening soon' },
  closed: { 'zh-TW': '報名截止', en: 'Closed' },
  over: { 'zh-TW': '已結束', en: 'Over' },
} satisfies Partial<Record<EventState, Localised>>;
/** With those that only a camp has whose places are counted, or to which anybody comes. */
export const ALL_STATES: Readonly<Record<EventState, Localised>> = { ...STATES, ...CAMP_STATES };
export const CAMP_TYPES = {
  camp: { 'zh-TW': '營隊', en: 'Camp' },
  precourse: { 'zh-TW': '先修課程', en: 'Pre-course' },
} as const;

/** Where somebody signs up while it is open; null: nobody has to. */
export function findSignUp({
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

export const computeCampState = (
  { eventDates, registrationDates }: Pick<Camp, 'eventDates' | 'registrationDates'>,
  today: string,
) =>
  computeEventState(
    { date: eventDates.end, registrationDates, signup: 'link', capacity: null },
    { today },
  );

/** The deadline in words: how many days are left, or what it is waiting for. */
export function deadlineText(
  camp: Pick<Camp, 'eventDates' | 'registrationDates'>,
  today: string,
): Localised {
  const { begin, end } = camp.registrationDates;
  const state = computeCampState(camp, today);
  if (state === 'soon') {
    const days = daysBetween(today, begin);
    return { 'zh-TW': `${days}天後開放報名`, en: `Opens in ${formatDays(days)}` };
  }
  if (state === 'closed') return { 'zh-TW': '報名已截止', en: 'Registration has closed' };
  if (state === 'over') return { 'zh-TW': '活動已結束', en: 'The camp is over' };
  const days = daysBetween(today, end);
  return days === 0
    ? { 'zh-TW': '今天截止', en: 'Closes today' }
    : { 'zh-TW': `還有${days}天截止`, en: `Closes in ${formatDays(days)}` };
}
const formatDays = (days: number) => (days === 1 ? '1 day' : `${days} days`);
