import { taipeiDay } from '@admissions/model';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import type { LetterServices } from './booking-letter.ts';
import { queueSeatLetter } from './booking-letter.ts';
import { hasSeats, SEAT_OFFERED } from './booking-state.ts';
import type { BookedKind } from './event-states.ts';
import { BOOKED_COLUMNS, lockSeats, readEventState } from './event-states.ts';

/** Offers freed seats to the next who fit: unread for staff, with a letter; held until declined. */
export async function promoteWaitlist(
  tx: Tx,
  requests: readonly Pick<SubmissionRow, 'bookedEvent' | 'bookedCamp'>[],
  services: LetterServices,
): Promise<void> {
  const events = idsOf(requests.map(({ bookedEvent }) => bookedEvent));
  const camps = idsOf(requests.map(({ bookedCamp }) => bookedCamp));
  for (const id of events) await promoteWaitlistFor(tx, { of: 'event', id }, services);
  for (const id of camps) await promoteWaitlistFor(tx, { of: 'camp', id }, services);
}

// In a fixed order, so that concurrent transactions cannot deadlock.
const idsOf = (ids: readonly (number | null)[]) =>
  [...new Set(ids.filter((id) => id !== null))].sort((a, b) => a - b);

async function promoteWaitlistFor(
  tx: Tx,
  { of, id }: { of: BookedKind; id: number },
  services: LetterServices,
): Promise<void> {
  // Without the lock, two concurrent declines would not see each other's freed seats.
  await lockSeats(tx, { of, id });
  const found = await readEventState(tx, { of, id });
  if (!found || found.event.capacity === null || found.event.dates.end < taipeiDay()) return;
  const isOfIt = and(
    eq(BOOKED_COLUMNS[of], id),
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
    await queueSeatLetter(tx, await offerSeat(tx, row), services);
  }
}

async function offerSeat(tx: Tx, row: SubmissionRow): Promise<SubmissionRow> {
  const at = new Date().toISOString();
  const changes = {
    history: [...row.history, { at, by: null, text: SEAT_OFFERED }],
    readAt: null,
    updatedAt: at,
    revision: row.revision + 1,
  };
  await tx.update(submissions).set(changes).where(eq(submissions.id, row.id));
  return { ...row, ...changes };
}
