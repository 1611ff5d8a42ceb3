import type { EntryOf, PlacesLeft } from '@admissions/contracts';
import { taipeiDay } from '@admissions/contracts';
import { event } from '@admissions/contracts/kinds';
import { and, inArray, isNull, ne, sql } from 'drizzle-orm';
import { selectOne, selectPage } from '../../../content/read/select-entries.ts';
import type { Row } from '../../../content/schema/row.ts';
import { findOrdering, tableOf } from '../../../content/schema/tables.ts';
import type { Orm } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';

type Reads = Pick<Orm, 'select'>;
type Event = Pick<
  EntryOf<typeof event>,
  'id' | 'title' | 'date' | 'begin' | 'end' | 'registrationDates' | 'capacity' | 'taken' | 'signup'
>;
/** More events than anybody plans at once. */
const MOST = { page: 1, perpage: 300 };

/** An event that visitors see, and the places it has left now: null where there is no limit. */
export async function readEventState(
  orm: Reads,
  id: number,
): Promise<{ event: Event; left: number | null } | null> {
  const row = await selectOne(orm, { kind: event, visibleOnly: true }, id);
  if (!row) return null;
  const found = toEvent(row);
  const taken = await countPeople(orm, [id]);
  return { event: found, left: countLeft(found, taken) };
}

/** What is left of every event that is still to come and takes people on this site. */
export async function readPlaces(orm: Reads): Promise<PlacesLeft> {
  const coming = sql`${findOrdering(tableOf(event), 'date')} >= ${taipeiDay()}`;
  const { rows } = await selectPage(orm, { kind: event, visibleOnly: true, where: coming }, MOST);
  const counted = rows
    .map(toEvent)
    .filter(({ signup, capacity }) => signup === 'visit' && capacity !== null);
  const taken = await countPeople(
    orm,
    counted.map(({ id }) => id),
  );
  return {
    events: Object.fromEntries(counted.map((each) => [each.id, countLeft(each, taken) ?? 0])),
  };
}

const toEvent = (row: Row) => row as unknown as Event;
const countLeft = ({ id, capacity, taken }: Event, people: ReadonlyMap<number, number>) =>
  capacity === null ? null : Math.max(0, capacity - (taken ?? 0) - (people.get(id) ?? 0));

/** The people of each event; a request that was declined or deleted leaves its places. */
async function countPeople(
  orm: Reads,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) return new Map();
  const { bookedEvent, people, state, deletedAt } = submissions;
  const rows = await orm
    .select({ id: bookedEvent, people: sql<number>`sum(${people})::int` })
    .from(submissions)
    .where(and(inArray(bookedEvent, [...ids]), ne(state, 'declined'), isNull(deletedAt)))
    .groupBy(bookedEvent);
  return new Map(rows.flatMap((row) => (row.id === null ? [] : [[row.id, row.people] as const])));
}
