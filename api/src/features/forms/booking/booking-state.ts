import type { DateRange } from '@admissions/model';
import { and, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Queryable } from '../../../platform/db/database.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';

/** For staff, in the history; so in Traditional Chinese. */
export const SEAT_OFFERED = '有名額空出，輪到這一份候補：請聯絡';

/** The answers of a booking without personal data. */
export const answersOf = ({ facts: answers }: Pick<SubmissionRow, 'facts'>) =>
  answers as { dates: DateRange; occasion?: string; waiting?: true };

/** Offered or confirmed requests hold seats like those never waitlisted. */
export const hasSeats = ({
  facts: answers,
  state,
  history,
}: Pick<SubmissionRow, 'facts' | 'state' | 'history'>) =>
  answers.waiting !== true ||
  state === 'scheduled' ||
  state === 'done' ||
  history.some(({ text }) => text === SEAT_OFFERED);

export const isBooking = ({
  bookedDay,
  bookedEvent,
  bookedCamp,
}: Pick<SubmissionRow, 'bookedDay' | 'bookedEvent' | 'bookedCamp'>) =>
  [bookedDay, bookedEvent, bookedCamp].some((target) => target !== null);

/**
 * People per booked day, event or camp. Waitlisted people count too, since they come first;
 * declined and deleted requests do not.
 */
export async function countPeople<K>(
  orm: Queryable,
  column: PgColumn,
  isCounted: SQL,
): Promise<ReadonlyMap<K, number>> {
  const { people, state, deletedAt } = submissions;
  const rows = await orm
    .select({ target: column, people: sql<number>`sum(${people})::int` })
    .from(submissions)
    .where(and(isCounted, ne(state, 'declined'), isNull(deletedAt)))
    .groupBy(column);
  return new Map(rows.map((row) => [row.target as K, row.people]));
}
