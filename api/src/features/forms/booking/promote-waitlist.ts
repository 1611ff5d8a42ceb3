import { taipeiDay } from '@admissions/model';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { type MailDeps, type SubmissionRow, submissions } from '../data/forms-tables.ts';
import { updateSubmission } from '../data/update-submission.ts';
import { queueSeatLetter } from './booking-letter.ts';
import {
  BOOKED,
  type BookedKind,
  hasSeats,
  lockSeats,
  readEventState,
  SEAT_OFFERED,
} from './booking-state.ts';

/** Offers freed seats to the next who fit: unread for staff, with a letter; held until declined. */
export async function promoteWaitlist(
  tx: Tx,
  requests: readonly Pick<SubmissionRow, 'bookedEvent' | 'bookedCamp'>[],
  deps: MailDeps,
) {
  const events = new Set(requests.map(({ bookedEvent }) => bookedEvent));
  const camps = new Set(requests.map(({ bookedCamp }) => bookedCamp));
  for (const id of inOrder(events)) await promoteWaitlistFor(tx, { of: 'event', id }, deps);
  for (const id of inOrder(camps)) await promoteWaitlistFor(tx, { of: 'camp', id }, deps);
}

// In a fixed order, so that concurrent transactions cannot deadlock.
const inOrder = (ids: ReadonlySet<number | null>) =>
  [...ids].filter((id) => id !== null).sort((a, b) => a - b);

async function promoteWaitlistFor(
  tx: Tx,
  { of, id }: { of: BookedKind; id: number },
  deps: MailDeps,
) {
  // Without the lock, two concurrent declines would not see each other's freed seats.
  await lockSeats(tx, { of, id });
  const found = await readEventState(tx, { of, id });
  if (!found || found.event.capacity === null || found.event.dates.end < taipeiDay()) return;
  const isOfIt = and(
    eq(BOOKED[of].column, id),
    ne(submissions.state, 'declined'),
    isNull(submissions.deletedAt),
  );
  // Rows being changed are skipped, to avoid waiting.
  const open = await tx
    .select()
    .from(submissions)
    .where(isOfIt)
    .orderBy(asc(submissions.id))
    .for('update', { skipLocked: true });
  // Counted after locking, so that concurrently confirmed requests are included.
  const rows = await tx.select().from(submissions).where(isOfIt);
  const reserved = rows.filter(hasSeats).reduce((sum, { people }) => sum + (people ?? 0), 0);
  let free = found.event.capacity - found.event.taken - reserved;
  for (const row of open.filter((each) => !hasSeats(each))) {
    const people = row.people ?? 0;
    if (people > free) continue;
    free -= people;
    const offer = { by: null, text: SEAT_OFFERED, readAt: null };
    await queueSeatLetter(tx, await updateSubmission(tx, row, offer), deps);
  }
}
