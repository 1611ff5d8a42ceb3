import { finder, KINDS } from '@admissions/model/kinds';
import { and, eq, sql } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readSetting } from '../../content/read/site-texts.ts';
import type { Queryable } from '../../platform/db/database.ts';
import type { Synonyms } from './parse-question.ts';
import { foldText, toLongGrams } from './search-grams.ts';
import { searchEntries } from './search-table.ts';

const CACHE_KEY = 'search.finder';

interface Note {
  words: string[];
  departments: { department: number | null }[];
}
/** Published terms of the department search. */
export async function readFinderTerms({ db, cache }: Deps) {
  const { body } = await cache.read(CACHE_KEY, [finder.id], async () => {
    const { synonyms = [], notes = [] } = ((await readSetting(db.orm, finder)) ?? {}) as {
      synonyms?: { words: string[] }[];
      notes?: Note[];
    };
    return { synonyms: synonyms.map(({ words }) => words), notes };
  });
  return JSON.parse(body) as { synonyms: Synonyms; notes: readonly Note[] };
}

/** Folded: the title, then keywords and other names. */
export type DepartmentNames = readonly [title: string, ...names: string[]];

const DEPARTMENTS_KEY = 'search.departments';
const DEPARTMENT_KINDS = KINDS.filter(({ siteSearch }) => siteSearch.isNamedFirst);

export async function readDepartmentNames({ db, cache }: Deps) {
  const { body } = await cache.read(
    DEPARTMENTS_KEY,
    DEPARTMENT_KINDS.map(({ id }) => id),
    async () => {
      const rows = await db.orm
        .select({ names: searchEntries.names })
        .from(searchEntries)
        .where(and(eq(searchEntries.isNamedFirst, true), eq(searchEntries.state, 'published')));
      return rows.map(({ names }) => names.trim().split('\n'));
    },
  );
  return JSON.parse(body) as DepartmentNames[];
}

/** Grams of a text that some entry has. */
export async function readUsedGrams(orm: Queryable, text: string) {
  const { rows } = await orm.execute<{ gram: string }>(sql`
    select gram from unnest(${sql.param(toLongGrams(foldText(text)))}::text[]) as gram
      cross join lateral (select 1 from ${searchEntries} where grams @> array[gram] limit 1) as found`);
  return new Set(rows.map(({ gram }) => gram));
}
