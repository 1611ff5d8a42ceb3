import type { DateRange } from '@admissions/model';
import type { SubmissionRow } from '../data/forms-tables.ts';

/** For staff, in the history; so in Traditional Chinese. */
export const SEAT_OFFERED = '有名額空出，輪到這一份候補：請聯絡';

/** The answers of a booking without personal data. */
export const answersOf = ({ facts: answers }: Pick<SubmissionRow, 'facts'>) =>
  answers as { dates: DateRange; occasion?: string; waiting?: true };

/** Offered or confirmed requests hold seats like those never waitlisted. */
export const hasSeats = ({
  facts: answers,
  state,
  history,
}: Pick<SubmissionRow, 'facts' | 'state' | 'history'>) =>
  answers.waiting !== true ||
  state === 'scheduled' ||
  state === 'done' ||
  history.some(({ text }) => text === SEAT_OFFERED);

export const isBooking = ({
  bookedDay,
  bookedEvent,
  bookedCamp,
}: Pick<SubmissionRow, 'bookedDay' | 'bookedEvent' | 'bookedCamp'>) =>
  [bookedDay, bookedEvent, bookedCamp].some((target) => target !== null);
