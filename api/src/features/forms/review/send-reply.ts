import type { Tx } from '../../../platform/db/database.ts';
import { readChangeCalendar } from '../booking/booking-letter.ts';
import type { Letter } from '../mail/letters.ts';
import { queueLetter } from '../mail/mail-queue.ts';
import type { Change, FoundSubmission } from './change-submission.ts';
import { changeSubmission } from './change-submission.ts';

const ANSWERED = '回信給申請人';

/** Queues the letter and applies the changes; throws 409 when the revision is outdated. */
export async function sendReply(
  tx: Tx,
  found: FoundSubmission,
  { letter, ...change }: Omit<Change, 'event' | 'note'> & { letter: Letter },
): Promise<FoundSubmission> {
  const { deps, sealing, by } = change;
  const changed = await changeSubmission(tx, found, { ...change, event: ANSWERED });
  const bookings = { before: found.submission, after: changed.submission };
  // The only letter about the change, so it has the calendar file.
  const icalEvent = await readChangeCalendar(tx, bookings, { config: deps.config, sealing });
  await queueLetter(tx, found.submission, {
    letter: { ...letter, icalEvent },
    role: 'reply',
    author: by.name,
    sealing,
  });
  return changed;
}
