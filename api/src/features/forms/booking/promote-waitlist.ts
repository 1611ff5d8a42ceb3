import { taipeiDay } from '@admissions/model';
import { and, asc, eq, isNull, ne } from 'drizzle-orm';
import type { Config } from '../../../platform/config/config.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Tx } from '../../../platform/db/database.ts';
import type { SubmissionRow } from '../data/forms-tables.ts';
import { submissions } from '../data/forms-tables.ts';
import { queueSeatLetter } from '../mail/mail-queue.ts';
import type { BookedKind } from './event-states.ts';
import { BOOKED_COLUMNS, lockSeats, readEventState } from './event-states.ts';

/** For staff, in the history; so in Traditional Chinese. */
const SEAT_OFFERED = '有名額空出，輪到這一份候補：請聯絡';

interface Services {
  config: Config;
  sealing: Sealing;
}
/** Offers freed seats to the next who fit: unread for staff, with a letter; held until declined. */
export async function promoteWaitlist(
  tx: Tx,
  requests: readonly Pick<SubmissionRow, 'bookedEvent' | 'bookedCamp'>[],
  services: Services,
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
  services: Services,
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
    await offerSeat(tx, row);
    await queueSeatLetter(tx, row, services);
  }
}

/** Offered or confirmed requests hold seats like those never waitlisted. */
export const hasSeats = ({ facts: answers, state, history }: SubmissionRow) =>
  answers.waiting !== true ||
  state === 'scheduled' ||
  state === 'done' ||
  history.some(({ text }) => text === SEAT_OFFERED);

async function offerSeat(tx: Tx, { id, history, revision }: SubmissionRow): Promise<void> {
  const at = new Date().toISOString();
  await tx
    .update(submissions)
    .set({
      history: [...history, { at, by: null, text: SEAT_OFFERED }],
      readAt: null,
      updatedAt: at,
      revision: revision + 1,
    })
    .where(eq(submissions.id, id));
}
