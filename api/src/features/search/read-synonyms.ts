import { finder } from '@admissions/contracts/kinds';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { tableOf } from '../../content/schema/tables.ts';
import type { Synonyms } from './parse-question.ts';

const KEY = 'search.synonyms';

/** The words that mean the same, as staff keep them for finding departments; none while they are not published. */
export async function readSynonyms({ db, cache }: Pick<Deps, 'db' | 'cache'>): Promise<Synonyms> {
  const table = tableOf(finder);
  const { body } = await cache.read(KEY, [finder.id], async () => {
    const [row] = await db.orm
      .select()
      .from(table)
      .where(
        and(
          eq(table.status, 'published'),
          isNull(table.deletedAt),
          sql`(${table.publishAt} is null or ${table.publishAt} <= now()) and (${table.unpublishAt} is null or ${table.unpublishAt} > now())`,
        ),
      )
      .limit(1);
    const { synonyms = [] } = (row ?? {}) as { synonyms?: { words: string[] }[] };
    return synonyms.map(({ words }) => words);
  });
  return JSON.parse(body) as Synonyms;
}
