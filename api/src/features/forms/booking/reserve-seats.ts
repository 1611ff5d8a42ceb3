import { type DateRange, type Locale, taipeiDay } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import {
  findAudience,
  findDateRangeProblem,
  findDayProblem,
  findEventProblem,
  formatVisitDay,
  isDayRequired,
  type VisitorForm,
} from '@admissions/model/forms';
import type { MessageKey, MessageParams } from '@admissions/model/messages';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import {
  type Booked,
  type BookedKind,
  lockSeats,
  readEventState,
  readVisitDays,
  readWishDays,
} from './booking-state.ts';

type Sent = Readonly<Record<string, unknown>>;
/** The seats of a submission: of a day, an event, or a camp. */
export interface Booking {
  bookedDay: string | null;
  bookedEvent: number | null;
  bookedCamp: number | null;
  people: number;
}

/** The requested seats; null when a day is only requested, not booked. */
export function parseBooking(form: VisitorForm, sent: Sent): Booking | null {
  if (!findAudience(form, sent)?.isBooked) return null;
  const people = typeof sent.people === 'number' ? sent.people : 1;
  const isDay = isDayRequired(form, sent);
  const readId = (kind: BookedKind) =>
    !isDay && typeof sent[kind] === 'number' ? sent[kind] : null;
  return {
    bookedDay: isDay ? (sent.dates as DateRange).begin : null,
    bookedEvent: readId('event'),
    bookedCamp: readId('camp'),
    people,
  };
}

/** Reserves the seats or throws; returns event details and waitlist state. */
export async function reserveSeats(
  tx: Tx,
  booking: Booking,
  { sent, locale }: { sent: Sent; locale: Locale },
): Promise<Record<string, unknown>> {
  const { bookedDay, bookedEvent, bookedCamp, people } = booking;
  if (bookedEvent !== null)
    return reserveEvent(tx, { of: 'event', id: bookedEvent, people, sent }, locale);
  if (bookedCamp !== null)
    return reserveEvent(tx, { of: 'camp', id: bookedCamp, people, sent }, locale);
  if (bookedDay !== null) await reserveDay(tx, { bookedDay, people }, locale);
  return {};
}

interface Refusal {
  key: MessageKey;
  params: MessageParams;
}
/** The refusal in words, at its field. */
const refuse = (field: string, { key, params }: Refusal, locale: Locale) =>
  invalid({ [field]: [formatMessage(locale, key, params)] });

/** Rejects an unavailable day at its field; concurrent requests for it wait. */
export async function reserveDay(
  tx: Tx,
  { bookedDay, people }: { bookedDay: string; people: number },
  locale: Locale,
  field = 'dates.begin',
) {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${bookedDay}`}, 0))`);
  const { days } = await readVisitDays(tx);
  const refusal = findDayProblem(days, { day: bookedDay, people }, locale);
  if (refusal) throw refuse(field, refusal, locale);
}

/** Rejects requests without an open day. Clients without audience (older ones) may request any. */
export async function checkRequestedDates(tx: Tx, form: VisitorForm, sent: Sent, locale: Locale) {
  if (!sent.audience || findAudience(form, sent)?.isBooked !== false) return;
  const dates = sent.dates as DateRange;
  const refusal = findDateRangeProblem(await readWishDays(tx, dates.end), dates, locale);
  if (refusal) throw refuse('dates.begin', refusal, locale);
}

/** Rejects an unavailable event at its field; concurrent requests for it wait. */
async function reserveEvent(
  tx: Tx,
  { of, id, people, sent }: { of: BookedKind; id: number; people: number; sent: Sent },
  locale: Locale,
) {
  await lockSeats(tx, { of, id });
  const found = await readEventState(tx, { of, id });
  const left = found?.left ?? null;
  const { audience, guardian } = sent;
  const booking = { today: taipeiDay(), left, people, of, audience, guardian };
  const refusal = findEventProblem(found?.event, booking, locale);
  if (refusal) throw refuse(refusal.field, refusal, locale);
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
