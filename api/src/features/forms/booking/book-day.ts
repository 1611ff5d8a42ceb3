import type { DateRange, Locale } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { VisitorForm } from '@admissions/model/forms';
import {
  findAudience,
  findDateRangeProblem,
  findDayProblem,
  isDayRequired,
} from '@admissions/model/forms';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { invalid } from '../../../platform/http/http-error.ts';
import type { BookedKind } from './event-states.ts';
import { readVisitDays, readWishDays } from './visit-day-states.ts';

/** What a submission takes: places of a day, of an event, or of a camp. */
export interface Booking {
  bookedDay: string | null;
  bookedEvent: number | null;
  bookedCamp: number | null;
  people: number;
}

/** The places that these answers ask for; null where a day is wished, not booked. */
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

/** Refuses, at the field of the day, what cannot be had any more. Whoever asks for the same day at the same time waits until this transaction ends. */
export async function reserveDay(
  tx: Tx,
  { bookedDay, people }: { bookedDay: string; people: number },
  locale: Locale,
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit ${bookedDay}`}, 0))`);
  const { days } = await readVisitDays(tx);
  const refusal = findDayProblem(days, { day: bookedDay, people }, locale);
  if (refusal)
    throw invalid({ 'dates.begin': [formatMessage(locale, refusal.key, refusal.params)] });
}

/** Refuses, at its field, a wish for days on none of which the office meets anybody. Who does not say as whom they send is a client of before audiences: it may wish for any. */
export async function checkRequestedDates(
  tx: Tx,
  form: VisitorForm,
  sent: Record<string, unknown>,
  locale: Locale,
): Promise<void> {
  if (!sent.audience || findAudience(form, sent)?.isBooked !== false) return;
  const dates = sent.dates as DateRange;
  const refusal = findDateRangeProblem(await readWishDays(tx, dates.end), dates, locale);
  if (refusal)
    throw invalid({ 'dates.begin': [formatMessage(locale, refusal.key, refusal.params)] });
}
