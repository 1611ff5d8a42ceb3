import type { Locale } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import { formatVisitDay } from '@admissions/model/forms';
import type { BookingState, MyVisit } from '@admissions/protocol/forms';
import { eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import type { MailDeps } from '../data/forms-deps.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { updateSubmission } from '../data/update-submission.ts';
import { queueBookingLetter } from './booking-letter.ts';
import { answersOf, hasSeats } from './booking-state.ts';
import { promoteWaitlist } from './promote-waitlist.ts';
import { reserveDay } from './reserve-seats.ts';
import { readMeeting } from './visit-day-states.ts';

/** For staff, in the history and in conflicts; so in Traditional Chinese. */
const VISITOR = '申請人';
/** Unread again, with a new revision: staff who have it open get a conflict. */
const BY_VISITOR = { by: null, updatedBy: VISITOR, readAt: null } as const;

/** Locks the booking until the transaction ends; rejects one that is over or deleted. */
export async function findBooking(tx: Tx, reference: string): Promise<SubmissionRow> {
  const [row] = await tx
    .select()
    .from(submissions)
    .where(eq(submissions.reference, reference))
    .for('update');
  if (!row || row.deletedAt !== null || answersOf(row).dates.end < taipeiDay())
    throw invalid({ key: 'myVisit.expired' });
  return row;
}

/** Without personal data: the link may be forwarded. */
export async function toMyVisit(tx: Tx, row: SubmissionRow): Promise<MyVisit> {
  const { reference, bookedDay, bookedEvent, bookedCamp, people } = row;
  const { dates, occasion = null } = answersOf(row);
  const isDay = bookedDay !== null;
  const target = bookedEvent === null ? `camp-${bookedCamp}` : `event-${bookedEvent}`;
  return {
    reference,
    state: toState(row),
    dates,
    people: people ?? 1,
    occasion,
    calendar: isDay ? null : target,
    meeting: isDay ? await readMeeting(tx) : null,
  };
}
function toState(row: SubmissionRow): BookingState {
  if (row.state === 'declined') return 'cancelled';
  if (row.state === 'done') return 'done';
  if (!hasSeats(row)) return 'waiting';
  return answersOf(row).waiting && row.state !== 'scheduled' ? 'offered' : 'booked';
}

/** Reserves the other day; the seats of the earlier one are free from the commit on. */
export async function changeDay(
  tx: Tx,
  row: SubmissionRow,
  { day, locale }: { day: string; locale: Locale },
  deps: MailDeps,
): Promise<SubmissionRow> {
  const { bookedDay, people, state } = row;
  if (bookedDay === null || state === 'declined' || state === 'done')
    throw invalid({ day: 'myVisit.closed' });
  if (bookedDay === day) return row;
  await reserveDay(tx, { bookedDay: day, people: people ?? 1 }, locale, 'day');
  const [before, after] = [bookedDay, day].map((each) => formatVisitDay(each, 'zh-TW'));
  const changed = await updateSubmission(tx, row, {
    ...BY_VISITOR,
    text: `${VISITOR}把參訪日由${before}改為${after}`,
    // The office agreed on a time of the earlier day.
    state: state === 'scheduled' ? 'contacted' : state,
    scheduledAt: null,
    bookedDay: day,
    facts: { ...answersOf(row), dates: { begin: day, end: day } },
  });
  await queueBookingLetter(tx, { before: row, after: changed }, deps, 'byVisitor');
  return changed;
}

/** Frees the seats and offers them to the waiting list; a second time changes nothing. */
export async function cancelBooking(
  tx: Tx,
  row: SubmissionRow,
  deps: MailDeps,
): Promise<SubmissionRow> {
  if (row.state === 'done') throw invalid({ key: 'myVisit.closed' });
  if (row.state === 'declined') return row;
  const change = { state: 'declined', text: `${VISITOR}取消了預約` } as const;
  const cancelled = await updateSubmission(tx, row, { ...BY_VISITOR, ...change });
  await queueBookingLetter(tx, { before: row, after: cancelled }, deps, 'byVisitor');
  await promoteWaitlist(tx, [row], deps);
  return cancelled;
}
