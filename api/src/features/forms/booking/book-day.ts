import type { DateRange, Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import {
  findAudience,
  findDateRangeProblem,
  findDayProblem,
  isDayRequired,
  type VisitorForm,
} from '@admissions/model/forms';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import type { BookedKind } from './event-states.ts';
import { readVisitDays, readWishDays } from './visit-day-states.ts';

/** The seats of a submission: of a day, an event, or a camp. */
export interface Booking {
  bookedDay: string | null;
  bookedEvent: number | null;
  bookedCamp: number | null;
  people: number;
}

/** The requested seats; null when a day is only requested, not booked. */
export function parseBooking(form: VisitorForm, sent: Record<string, unknown>): Booking | null {
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
  if (refusal) throw invalid({ [field]: [formatMessage(locale, refusal.key, refusal.params)] });
}

/** Rejects requests without an open day. Clients without audience (older ones) may request any. */
export async function checkRequestedDates(
  tx: Tx,
  form: VisitorForm,
  sent: Record<string, unknown>,
  locale: Locale,
) {
  if (!sent.audience || findAudience(form, sent)?.isBooked !== false) return;
  const dates = sent.dates as DateRange;
  const refusal = findDateRangeProblem(await readWishDays(tx, dates.end), dates, locale);
  if (refusal)
    throw invalid({ 'dates.begin': [formatMessage(locale, refusal.key, refusal.params)] });
}
