import type { DateRange, Locale } from '@admissions/model';
import { taipeiDay } from '@admissions/model';
import { formatVisitDay } from '@admissions/model/forms';
import type { BookingState, MyVisit, ReviewEvent, ReviewState } from '@admissions/protocol/forms';
import { eq } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { listReviewEvents } from '../data/review-events.ts';
import { reserveDay } from './book-day.ts';
import { hasSeats, promoteWaitlist } from './promote-waitlist.ts';
import { readMeeting } from './visit-day-states.ts';

/** For staff, in the history and in conflicts; so in Traditional Chinese. */
const VISITOR = '申請人';

/** Locks the booking until the transaction ends; rejects one that is over or deleted. */
export async function findBooking(orm: Queryable, reference: string): Promise<SubmissionRow> {
  const [row] = await orm
    .select()
    .from(submissions)
    .where(eq(submissions.reference, reference))
    .for('update');
  if (!row || row.deletedAt !== null || datesOf(row).end < taipeiDay())
    throw invalid({ key: 'myVisit.expired' });
  return row;
}

/** Without personal data: the link may be forwarded. */
export async function toMyVisit(orm: Queryable, row: SubmissionRow): Promise<MyVisit> {
  const { reference, bookedDay, bookedEvent, bookedCamp, people } = row;
  const { occasion } = answersOf(row);
  const target = bookedEvent === null ? `camp-${bookedCamp}` : `event-${bookedEvent}`;
  return {
    reference,
    state: toState(row),
    dates: datesOf(row),
    people: people ?? 1,
    occasion: typeof occasion === 'string' ? occasion : null,
    calendar: bookedDay === null ? target : null,
    meeting: bookedDay === null ? null : await readMeeting(orm),
  };
}
const answersOf = ({ facts: answers }: SubmissionRow) => answers;
const datesOf = (row: SubmissionRow) => answersOf(row).dates as DateRange;

function toState(row: SubmissionRow): BookingState {
  if (row.state === 'declined') return 'cancelled';
  if (row.state === 'done') return 'done';
  if (!hasSeats(row)) return 'waiting';
  return answersOf(row).waiting === true && row.state !== 'scheduled' ? 'offered' : 'booked';
}

/** Reserves the other day; the seats of the earlier one are free from the commit on. */
export async function changeDay(
  tx: Tx,
  row: SubmissionRow,
  { day, locale }: { day: string; locale: Locale },
): Promise<SubmissionRow> {
  if (row.bookedDay === null || row.state === 'declined' || row.state === 'done')
    throw invalid({ day: 'myVisit.closed' });
  if (row.bookedDay === day) return row;
  await reserveDay(tx, { bookedDay: day, people: row.people ?? 1 }, locale, 'day');
  const [before, after] = [row.bookedDay, day].map((each) => formatVisitDay(each, 'zh-TW'));
  return updateBooking(tx, row, {
    text: `${VISITOR}把參訪日由${before}改為${after}`,
    // The office agreed on a time of the earlier day.
    state: row.state === 'scheduled' ? 'contacted' : row.state,
    scheduledAt: null,
    bookedDay: day,
    facts: { ...answersOf(row), dates: { begin: day, end: day } },
  });
}

/** Frees the seats and offers them to the waiting list; a second time changes nothing. */
export async function cancelBooking(
  tx: Tx,
  row: SubmissionRow,
  services: { config: Config; sealing: Sealing },
): Promise<SubmissionRow> {
  if (row.state === 'done') throw invalid({ key: 'myVisit.closed' });
  if (row.state === 'declined') return row;
  const { scheduledAt } = row;
  const change = { text: `${VISITOR}取消了預約`, state: 'declined' as const, scheduledAt };
  const cancelled = await updateBooking(tx, row, change);
  await promoteWaitlist(tx, [row], services);
  return cancelled;
}

type BookingChange = Partial<Pick<SubmissionRow, 'bookedDay' | 'facts'>> & {
  text: string;
  state: ReviewState;
  scheduledAt: string | null;
};
/** Unread again, with a new revision: staff who have it open get a conflict. */
async function updateBooking(
  tx: Tx,
  row: SubmissionRow,
  { text, ...values }: BookingChange,
): Promise<SubmissionRow> {
  const at = new Date().toISOString();
  const by = null;
  const history: ReviewEvent[] = [
    ...row.history,
    { at, by, text },
    ...listReviewEvents({
      before: { ...row, assignee: null },
      after: { ...values, assignee: null },
      at,
      by,
    }),
  ];
  const [changed = row] = await tx
    .update(submissions)
    .set({
      ...values,
      history,
      readAt: null,
      updatedAt: at,
      updatedBy: VISITOR,
      revision: row.revision + 1,
    })
    .where(eq(submissions.id, row.id))
    .returning();
  return changed;
}
