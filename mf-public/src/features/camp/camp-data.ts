import type { EntryOf } from '@admissions/contracts';
import type { camp } from '@admissions/contracts/kinds';

export type Camp = EntryOf<typeof camp>;
export type CampCard = Omit<Camp, 'body'>;
/** Where a camp stands on a day (YYYY-MM-DD in Taipei). */
export type CampState = 'open' | 'soon' | 'closed' | 'over';
export const CAMP_STATES = { open: '報名中', soon: '即將開放', closed: '報名截止', over: '已結束' } as const;
export const CAMP_TYPES = { camp: '營隊', precourse: '先修課程' } as const;

export function campStateOf({ eventDates, registrationDates }: Pick<Camp, 'eventDates' | 'registrationDates'>, today: string): CampState {
  if (today > eventDates.end) return 'over';
  if (today < registrationDates.begin) return 'soon';
  return today > registrationDates.end ? 'closed' : 'open';
}

/** Whole days from one day to another. */
export const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The deadline in words: how many days are left, or what it is waiting for. */
export function deadlineText(camp: Pick<Camp, 'eventDates' | 'registrationDates'>, today: string): string {
  const { begin, end } = camp.registrationDates;
  switch (campStateOf(camp, today)) {
    case 'open': {
      const days = daysBetween(today, end);
      return days === 0 ? '今天截止' : `還有${days}天截止`;
    }
    case 'soon':
      return `${daysBetween(today, begin)}天後開放報名`;
    case 'closed':
      return '報名已截止';
    case 'over':
      return '活動已結束';
  }
}
