import { taipeiDay } from '@admissions/model';
import type { EmptySearch } from '@admissions/protocol';
import { desc, lt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/db/database.ts';
import { emptySearches } from './empty-search-table.ts';

/** So many words are kept. */
export const MAX_WORDS = 500;
/** For so many days after somebody asked last. */
const RETENTION_DAYS = 180;
const { word, count, lastDay } = emptySearches;

/** Counts a word that found nothing; where there is no room for a new one, the one that was asked least, and of those longest ago, makes it. */
export async function countEmptySearch({ orm }: Database, term: string): Promise<void> {
  const today = taipeiDay();
  const [row] = await orm
    .insert(emptySearches)
    .values({ word: term, count: 1, lastDay: today })
    .onConflictDoUpdate({ target: word, set: { count: sql`${count} + 1`, lastDay: today } })
    .returning({ count });
  if (row?.count !== 1) return;
  // What another request is counting or removing just now is left to it: nobody waits, and none for each other.
  await orm.execute(
    sql`delete from ${emptySearches} where ${word} in (select ${word} from ${emptySearches} where ${word} <> ${term} order by ${count} desc, ${lastDay} desc, ${word} offset ${MAX_WORDS - 1} for update skip locked)`,
  );
}

/** What was looked for most in vain stands first. */
export const readEmptySearches = ({ orm }: Database): Promise<EmptySearch[]> =>
  orm.select().from(emptySearches).orderBy(desc(count), desc(lastDay), word);

/** Removes the words that nobody has looked for in half a year. */
export const deleteOldEmptySearches = ({ orm }: Database) =>
  orm
    .delete(emptySearches)
    .where(lt(lastDay, sql`${taipeiDay()}::date - ${RETENTION_DAYS}::integer`));
