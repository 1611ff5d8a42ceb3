import { type DateRange, type Locale, taipeiDay } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import { findEventProblem, formatVisitDay } from '@admissions/model/forms';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import { type Booked, type BookedKind, lockSeats, readEventState } from './event-states.ts';

/** Dates and name of a requested event or camp, and whether it is waitlisted. */
export type EventReservation = { dates: DateRange; occasion: string; waiting?: true };

/** Rejects an unavailable event at its field; concurrent requests for it wait. */
export async function reserveEvent(
  tx: Tx,
  {
    of,
    id,
    people,
    sent,
  }: {
    of: BookedKind;
    id: number;
    people: number;
    sent: Readonly<Record<string, unknown>>;
  },
  locale: Locale,
): Promise<EventReservation> {
  await lockSeats(tx, { of, id });
  const found = await readEventState(tx, { of, id });
  const left = found?.left ?? null;
  const { audience, guardian } = sent;
  const booking = { today: taipeiDay(), left, people, of, audience, guardian };
  const refusal = findEventProblem(found?.event, booking, locale);
  if (refusal)
    throw invalid({ [refusal.field]: [formatMessage(locale, refusal.key, refusal.params)] });
  if (!found) throw new Error('A missing event was not rejected');
  return {
    dates: found.event.dates,
    occasion: formatEventName(found.event),
    ...(left === 0 && { waiting: true }),
  };
}

// For staff, so always in Traditional Chinese.
function formatEventName({ title, dates, hours }: Booked) {
  const days = [...new Set([dates.begin, dates.end])].map((day) => formatVisitDay(day, 'zh-TW'));
  return `${title}｜${days.join('–')}${hours ?? ''}`;
}
