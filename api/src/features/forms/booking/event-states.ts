import { type DateRange, taipeiDay } from '@admissions/model';
import type { EventSignupInfo, findEventProblem, RemainingSeats } from '@admissions/model/forms';
import { camp, event } from '@admissions/model/kinds';
import { eq, inArray, sql } from 'drizzle-orm';
import { selectOne, selectPage } from '../../../content/read/select-entries.ts';
import { asEntry, type Row } from '../../../content/schema/row.ts';
import { findOrdering, tableOf } from '../../../content/schema/tables.ts';
import type { Queryable, Tx } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';
import { countPeople } from './booking-state.ts';

/** Bookable kinds, by the form field that names them. */
export type BookedKind = NonNullable<Parameters<typeof findEventProblem>[1]['of']>;
export interface Booked extends EventSignupInfo {
  id: number;
  title: string;
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
  const { rows } = await selectPage(orm, { kind, visibleOnly: true, where: coming }, FIRST_PAGE);
  const counted = rows
    .map(read)
    .filter(({ signup, capacity }) => signup === 'visit' && capacity !== null);
  const ids = counted.map(({ id }) => id);
  const people = await countPeople<number>(orm, column, inArray(column, ids));
  return Object.fromEntries(counted.map((each) => [each.id, countLeft(each, people) ?? 0]));
}

const countLeft = ({ id, capacity, taken }: Booked, people: ReadonlyMap<number, number>) =>
  capacity === null ? null : Math.max(0, capacity - taken - (people.get(id) ?? 0));
