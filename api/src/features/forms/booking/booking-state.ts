import { type DateRange, taipeiDay } from '@admissions/model';
import {
  type EventSignupInfo,
  type findEventProblem,
  listVisitDays,
  listWishDays,
  type RemainingSeats,
  type VisitDay,
  type VisitDays,
} from '@admissions/model/forms';
import { camp, event, visitDays } from '@admissions/model/kinds';
import { and, eq, gte, inArray, isNull, ne, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { selectOne, selectPage } from '../../../content/read/select-entries.ts';
import { asEntry, findOrdering, type Row, tableOf } from '../../../content/schema/tables.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import { type SubmissionRow, submissions } from '../data/forms-tables.ts';

/** For staff, in the history; so in Traditional Chinese. */
export const SEAT_OFFERED = '有名額空出，輪到這一份候補：請聯絡';

/** The answers of a booking without personal data. */
export const answersOf = ({ facts: answers }: SubmissionRow) =>
  answers as { dates: DateRange; occasion?: string; waiting?: true };

/** Offered or confirmed requests hold seats like those never waitlisted. */
export const hasSeats = ({ facts: answers, state, history }: SubmissionRow) =>
  answers.waiting !== true ||
  state === 'scheduled' ||
  state === 'done' ||
  history.some(({ text }) => text === SEAT_OFFERED);

type Booking = Pick<SubmissionRow, 'bookedDay' | 'bookedEvent' | 'bookedCamp'>;
export const isBooking = ({ bookedDay, bookedEvent, bookedCamp }: Booking) =>
  [bookedDay, bookedEvent, bookedCamp].some((target) => target !== null);

/**
 * People per booked day, event or camp. Waitlisted people count too, since they come first;
 * declined and deleted requests do not.
 */
async function countPeople<K>(
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

/** Bookable kinds, by the form field that names them. */
export type BookedKind = NonNullable<Parameters<typeof findEventProblem>[1]['of']>;
export interface Booked extends EventSignupInfo {
  id: number;
  title: string;
  place: string;
  dates: DateRange;
  /** Such as 09:30–12:00; null for several days. */
  hours: string | null;
  /** Signups outside this site. */
  taken: number;
}
/** More than are ever planned at once. */
const FIRST_PAGE = { page: 1, perpage: 300 };
/** `column`: of the booked id. */
export const BOOKED = {
  event: {
    kind: event,
    lastDay: 'date',
    column: submissions.bookedEvent,
    read(row: Row): Booked {
      const found = asEntry<typeof event>(row);
      const { date, begin, end, taken } = found;
      const dates = { begin: date, end: date };
      return { ...found, dates, hours: `${begin}–${end}`, taken: taken ?? 0 };
    },
  },
  camp: {
    kind: camp,
    lastDay: 'eventDates.end',
    column: submissions.bookedCamp,
    read(row: Row): Booked {
      const found = asEntry<typeof camp>(row);
      const { eventDates: dates, signup, taken } = found;
      const date = dates.end;
      return { ...found, date, dates, hours: null, signup: signup ?? 'link', taken: taken ?? 0 };
    },
  },
} as const;

/** Serializes seat changes of one event or camp until this transaction ends. */
export const lockSeats = (tx: Tx, { of, id }: { of: BookedKind; id: number }) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${of} ${id}`}, 0))`);

/** The published event or camp with its remaining seats; null means unlimited. */
export async function readEventState(
  orm: Queryable,
  { of, id }: { of: BookedKind; id: number },
): Promise<{ event: Booked; left: number | null } | null> {
  const row = await selectOne(orm, { kind: BOOKED[of].kind, visibleOnly: true }, id);
  if (!row) return null;
  const { read, column } = BOOKED[of];
  const found = read(row);
  const people = await countPeople<number>(orm, column, eq(column, id));
  return { event: found, left: countLeft(found, people) };
}

/** Remaining seats of all upcoming events and camps with signup on this site. */
export async function readFreeSeats(orm: Queryable): Promise<RemainingSeats> {
  return { events: await readFreeSeatsOf(orm, 'event'), camps: await readFreeSeatsOf(orm, 'camp') };
}

async function readFreeSeatsOf(orm: Queryable, of: BookedKind): Promise<Record<string, number>> {
  const { kind, lastDay, column, read } = BOOKED[of];
  const coming = sql`${findOrdering(tableOf(kind), lastDay)} >= ${taipeiDay()}`;
  const { list } = await selectPage(orm, { kind, visibleOnly: true, where: coming }, FIRST_PAGE);
  const counted = list
    .map(read)
    .filter(({ signup, capacity }) => signup === 'visit' && capacity !== null);
  const ids = counted.map(({ id }) => id);
  const people = await countPeople<number>(orm, column, inArray(column, ids));
  return Object.fromEntries(counted.map((each) => [each.id, countLeft(each, people) ?? 0]));
}

const countLeft = ({ id, capacity, taken }: Booked, people: ReadonlyMap<number, number>) =>
  capacity === null ? null : Math.max(0, capacity - taken - (people.get(id) ?? 0));

/** Days from today by the office's rules and current bookings; empty without rules. */
export async function readVisitDays(orm: Queryable): Promise<VisitDays> {
  const rules = await readRules(orm);
  if (!rules) return { meeting: null, days: [] };
  const today = taipeiDay();
  const { bookedDay } = submissions;
  const taken = await countPeople<string>(orm, bookedDay, gte(bookedDay, today));
  return {
    meeting: rules.meeting,
    days: listVisitDays(rules, { today, taken }),
  };
}

/** Days for schools until some time after `last`. */
export async function readWishDays(orm: Queryable, last: string): Promise<VisitDay[]> {
  const rules = await readRules(orm);
  return rules ? listWishDays(rules, { today: taipeiDay(), last }) : [];
}
/** Meeting time and point of a visit day; place of an event or camp. */
export async function readMeeting(
  orm: Queryable,
  { bookedDay, bookedEvent, bookedCamp }: Booking,
): Promise<string | null> {
  if (bookedDay !== null) return (await readRules(orm))?.meeting ?? null;
  const of = bookedEvent === null ? 'camp' : 'event';
  const found = await readEventState(orm, { of, id: bookedEvent ?? bookedCamp ?? 0 });
  return found?.event.place ?? null;
}

async function readRules(orm: Queryable) {
  const row = await selectOne(orm, { kind: visitDays, visibleOnly: true }, null);
  return row && asEntry<typeof visitDays>(row);
}
