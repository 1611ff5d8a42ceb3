import { taipeiDay } from '@admissions/model';
import type { EmptySearch } from '@admissions/protocol';
import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { emptySearches } from './empty-search-table.ts';

export const MAX_WORDS = 500;
/** Days since the last search. */
const RETENTION_DAYS = 180;
const { word, count, lastDay } = emptySearches;

/** Counts an unsuccessful term; at the limit the least used and oldest term is replaced. */
export async function countEmptySearch({ orm }: Database, term: string) {
  const today = taipeiDay();
  const [row] = await orm
    .insert(emptySearches)
    .values({ word: term, count: 1, lastDay: today })
    .onConflictDoUpdate({ target: word, set: { count: sql`${count} + 1`, lastDay: today } })
    .returning({ count });
  if (row?.count !== 1) return;
  // Rows locked by another request are skipped, so requests never wait for each other.
  await orm.execute(
    sql`delete from ${emptySearches} where ${word} in (select ${word} from ${emptySearches} where ${word} <> ${term} order by ${count} desc, ${lastDay} desc, ${word} offset ${MAX_WORDS - 1} for update skip locked)`,
  );
}

/** Most frequent first. */
export const readEmptySearches = ({ orm }: Database): Promise<EmptySearch[]> =>
  orm.select().from(emptySearches).orderBy(desc(count), desc(lastDay), word);

export const deleteOldEmptySearches = ({ orm }: Database) =>
  orm
    .delete(emptySearches)
    .where(lt(lastDay, sql`${taipeiDay()}::date - ${RETENTION_DAYS}::integer`));
