import { finder, KINDS } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { readSetting } from '../../content/read/site-texts.ts';
import type { Synonyms } from './parse-question.ts';
import { searchEntries } from './search-table.ts';

const CACHE_KEY = 'search.synonyms';

/** Published synonyms of the department search. */
export async function readSynonyms({ db, cache }: Deps) {
  const { body } = await cache.read(CACHE_KEY, [finder.id], async () => {
    const { synonyms = [] } = ((await readSetting(db.orm, finder)) ?? {}) as {
      synonyms?: { words: string[] }[];
    };
    return synonyms.map(({ words }) => words);
  });
  return JSON.parse(body) as Synonyms;
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
        .where(eq(searchEntries.isNamedFirst, true));
      return rows.map(({ names }) => names.trim().split('\n'));
    },
  );
  return JSON.parse(body) as DepartmentNames[];
}
