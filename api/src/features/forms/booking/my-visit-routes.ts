import { type Locale, taipeiDay } from '@admissions/model';
import { formatVisitDay } from '@admissions/model/forms';
import { networkKey } from '@admissions/protocol/addresses';
import { type BookingState, MY_VISIT_PATHS, type MyVisit } from '@admissions/protocol/forms';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Tx } from '../../../platform/db/database.ts';
import { countRequest } from '../../../platform/http/count-request.ts';
import { invalid, success } from '../../../platform/http/http-error.ts';
import { typedRoutes } from '../../../platform/http/typed-routes.ts';
import type { IdentityDeps } from '../../identity/deps/identity-deps.ts';
import { formsDocs } from '../data/form-docs.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { updateSubmission } from '../data/update-submission.ts';
import { readVisitKey } from '../data/visit-key.ts';
import { queueBookingLetter } from './booking-letter.ts';
import { answersOf, hasSeats, readMeeting } from './booking-state.ts';
import { promoteWaitlist } from './promote-waitlist.ts';
import { reserveDay } from './reserve-seats.ts';

/** For staff, in the history and in conflicts; so in Traditional Chinese. */
const VISITOR = '申請人';
/** Unread again, with a new revision: staff who have it open get a conflict. */
const BY_VISITOR = { by: null, updatedBy: VISITOR, readAt: null } as const;

const LIMIT_SECONDS = 600;
/** Calls per allowed submission: somebody looks, tries days and reloads. */
const CALLS_PER_SUBMISSION = 6;

const keyOnly = z.strictObject({
  key: z.string('validation.required').max(100, 'myVisit.unknown'),
});
const withDay = keyOnly.extend({ day: z.iso.date('validation.date') });
// Each may be repeated: a second time changes nothing.

/** Reads, moves and cancels the booking of a private link; the key is never in an address. */
export function myVisitRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const routes = typedRoutes(app, 'app');
  const { db, sealing } = deps;

  /** Guesses are counted like other calls. */
  async function handle(
    call: { request: FastifyRequest; reply: FastifyReply; body: { key: string } },
    work: (tx: Tx, row: SubmissionRow) => Promise<SubmissionRow>,
  ) {
    call.reply.header('cache-control', 'no-store');
    await countRequest(db.orm, {
      key: `my-visit:${networkKey(call.request.ip)}`,
      max: deps.config.formLimit * CALLS_PER_SUBMISSION,
      seconds: LIMIT_SECONDS,
    });
    const reference = readVisitKey(sealing, call.body.key);
    if (reference === null) throw invalid({ key: 'myVisit.unknown' });
    return db.transaction(async (tx) =>
      success(await toMyVisit(tx, await work(tx, await findBooking(tx, reference)))),
    );
  }

  routes.post(
    MY_VISIT_PATHS.find,
    { docs: formsDocs.myVisit, body: keyOnly, repeats: 'free' },
    (call) => handle(call, async (_tx, row) => row),
  );
  routes.put(
    MY_VISIT_PATHS.edit,
    { docs: formsDocs.editMyVisit, body: withDay, repeats: 'free' },
    (call) => {
      const wish = { day: call.body.day, locale: call.locale };
      return handle(call, (tx, row) => changeDay(tx, row, wish, deps));
    },
  );
  routes.post(
    MY_VISIT_PATHS.cancel,
    { docs: formsDocs.cancelMyVisit, body: keyOnly, repeats: 'free' },
    (call) => handle(call, (tx, row) => cancelBooking(tx, row, deps)),
  );
}

/** Locks the booking until the transaction ends; rejects one that is over or deleted. */
async function findBooking(tx: Tx, reference: string) {
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
async function toMyVisit(tx: Tx, row: SubmissionRow): Promise<MyVisit> {
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
    meeting: await readMeeting(tx, row),
  };
}
function toState(row: SubmissionRow): BookingState {
  if (row.state === 'declined') return 'cancelled';
  if (row.state === 'done') return 'done';
  if (!hasSeats(row)) return 'waiting';
  return answersOf(row).waiting && row.state !== 'scheduled' ? 'offered' : 'booked';
}

/** Reserves the other day; the seats of the earlier one are free from the commit on. */
async function changeDay(
  tx: Tx,
  row: SubmissionRow,
  { day, locale }: { day: string; locale: Locale },
  deps: IdentityDeps,
) {
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
  await queueBookingLetter(tx, { before: row, after: changed, isByVisitor: true }, deps);
  return changed;
}

/** Frees the seats and offers them to the waiting list; a second time changes nothing. */
async function cancelBooking(tx: Tx, row: SubmissionRow, deps: IdentityDeps) {
  if (row.state === 'done') throw invalid({ key: 'myVisit.closed' });
  if (row.state === 'declined') return row;
  const change = { state: 'declined', text: `${VISITOR}取消了預約` } as const;
  const cancelled = await updateSubmission(tx, row, { ...BY_VISITOR, ...change });
  await queueBookingLetter(tx, { before: row, after: cancelled, isByVisitor: true }, deps);
  await promoteWaitlist(tx, [row], deps);
  return cancelled;
}
