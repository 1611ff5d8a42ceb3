import { taipeiDay } from '@admissions/model';
import type { VisitDay, VisitDays } from '@admissions/model/forms';
import { listVisitDays } from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { and, gte, isNull, ne, sql } from 'drizzle-orm';
import { selectFirst } from '../../../content/read/select-entries.ts';
import { asEntry } from '../../../content/schema/row.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';

const DAY_MS = 86_400_000;
/** Extra days for alternatives. */
const ALTERNATIVE_DAYS = 30;
/** Later holidays are not published yet. */
const MAX_DAYS_AHEAD = 730;
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

/** Days for schools until some time after `last`, regardless of lead time and other visitors. */
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
