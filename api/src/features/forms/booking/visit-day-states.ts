import type { VisitDayRules, VisitDays } from '@admissions/contracts';
import { listVisitDays, taipeiDay } from '@admissions/contracts';
import { visitDays } from '@admissions/contracts/kinds';
import { and, gte, isNull, ne, sql } from 'drizzle-orm';
import { selectFirst } from '../../../content/read/select-entries.ts';
import type { Orm } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';

type Reads = Pick<Orm, 'select'>;

/** The days from today on by what the office says and what is booked now; none before the office has said anything. */
export async function readVisitDays(orm: Reads): Promise<VisitDays> {
  const row = await selectFirst(orm, { kind: visitDays, visibleOnly: true });
  if (!row) return { meeting: null, days: [] };
  const rules = row as unknown as VisitDayRules & { meeting: string };
  const today = taipeiDay();
  return {
    meeting: rules.meeting,
    days: listVisitDays(rules, { today, taken: await countTaken(orm, today) }),
  };
}

/** The people of each booked day from this one on; a request that was declined or deleted leaves its places. */
async function countTaken(orm: Reads, first: string): Promise<ReadonlyMap<string, number>> {
  const { bookedDay, people, state, deletedAt } = submissions;
  const rows = await orm
    .select({ day: bookedDay, people: sql<number>`sum(${people})::int` })
    .from(submissions)
    .where(and(gte(bookedDay, first), ne(state, 'declined'), isNull(deletedAt)))
    .groupBy(bookedDay);
  return new Map(rows.flatMap((row) => (row.day === null ? [] : [[row.day, row.people] as const])));
}
