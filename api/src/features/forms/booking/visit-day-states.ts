import { taipeiDay } from '@admissions/model';
import type { VisitDay, VisitDayRules, VisitDays } from '@admissions/model/forms';
import { listVisitDays } from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { and, gte, isNull, ne, sql } from 'drizzle-orm';
import { selectFirst } from '../../../content/read/select-entries.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';

const DAY_MS = 86_400_000;
/** Room for the days that are named instead. */
const ALTERNATIVE_DAYS = 30;
/** Nobody has set the days of the year after the next. */
const MAX_DAYS_AHEAD = 730;
/** The days from today on by what the office says and what is booked now; none before the office has said anything. */
export async function readVisitDays(orm: Queryable): Promise<VisitDays> {
  const rules = await readRules(orm);
  if (!rules) return { meeting: null, days: [] };
  const today = taipeiDay();
  return {
    meeting: rules.meeting,
    days: listVisitDays(rules, { today, taken: await countBookedPeople(orm, today) }),
  };
}

/** The days until some time after this one as a school meets them: as near and as far as it wishes, whoever else comes. */
export async function readWishDays(orm: Queryable, last: string): Promise<VisitDay[]> {
  const rules = await readRules(orm);
  if (!rules) return [];
  const today = taipeiDay();
  const ahead = Math.min(
    (Date.parse(last) - Date.parse(today)) / DAY_MS + ALTERNATIVE_DAYS,
    MAX_DAYS_AHEAD,
  );
  return listVisitDays({ ...rules, lead: 0, ahead }, { today, taken: new Map() });
}

async function readRules(orm: Queryable) {
  const row = await selectFirst(orm, { kind: visitDays, visibleOnly: true });
  return row as unknown as (VisitDayRules & { meeting: string }) | undefined;
}

/** The people of each booked day from this one on; a request that was declined or deleted leaves its places. */
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
