import { taipeiDay } from '@admissions/model';
import {
  listVisitDays,
  listWishDays,
  type VisitDay,
  type VisitDays,
} from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { and, gte, isNull, ne, sql } from 'drizzle-orm';
import { selectOne } from '../../../content/read/select-entries.ts';
import { asEntry } from '../../../content/schema/row.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';

/** Days from today by the office's rules and current bookings; empty without rules. */
export async function readVisitDays(orm: Queryable): Promise<VisitDays> {
  const rules = await readRules(orm);
  if (!rules) return { meeting: null, days: [] };
  const today = taipeiDay();
  return {
    meeting: rules.meeting,
    days: listVisitDays(rules, { today, taken: await countBookedPeople(orm, today) }),
  };
}

/** Days for schools until some time after `last`. */
export async function readWishDays(orm: Queryable, last: string): Promise<VisitDay[]> {
  const rules = await readRules(orm);
  return rules ? listWishDays(rules, { today: taipeiDay(), last }) : [];
}
/** Meeting time and point of visit days. */
export const readMeeting = async (orm: Queryable): Promise<string | null> =>
  (await readRules(orm))?.meeting ?? null;

async function readRules(orm: Queryable) {
  const row = await selectOne(orm, { kind: visitDays, visibleOnly: true }, null);
  return row && asEntry<typeof visitDays>(row);
}

/** People per booked day from this one on, without declined and deleted requests. */
async function countBookedPeople(
  orm: Queryable,
  first: string,
): Promise<ReadonlyMap<string, number>> {
  const { bookedDay, people, state, deletedAt } = submissions;
  const rows = await orm
    .select({ day: bookedDay, people: sql<number>`sum(${people})::int` })
    .from(submissions)
    .where(and(gte(bookedDay, first), ne(state, 'declined'), isNull(deletedAt)))
    .groupBy(bookedDay);
  return new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row.people] as const])));
}
