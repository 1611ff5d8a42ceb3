import { taipeiDay } from '@admissions/model';
import {
  listVisitDays,
  listWishDays,
  type VisitDay,
  type VisitDays,
} from '@admissions/model/forms';
import { visitDays } from '@admissions/model/kinds';
import { gte } from 'drizzle-orm';
import { selectOne } from '../../../content/read/select-entries.ts';
import { asEntry } from '../../../content/schema/row.ts';
import type { Queryable } from '../../../platform/db/database.ts';
import { submissions } from '../data/forms-tables.ts';
import { countPeople } from './booking-state.ts';

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
/** Meeting time and point of visit days. */
export const readMeeting = async (orm: Queryable): Promise<string | null> =>
  (await readRules(orm))?.meeting ?? null;

async function readRules(orm: Queryable) {
  const row = await selectOne(orm, { kind: visitDays, visibleOnly: true }, null);
  return row && asEntry<typeof visitDays>(row);
}
