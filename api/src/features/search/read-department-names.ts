import { KINDS } from '@admissions/model/kinds';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../content/deps.ts';
import { searchEntries } from './search-table.ts';

/** Folded: the title, then keywords and other names. */
export type DepartmentNames = readonly [title: string, ...names: string[]];

const CACHE_KEY = 'search.departments';
const DEPARTMENT_KINDS = KINDS.filter(({ siteSearch }) => siteSearch.isNamedFirst);

export async function readDepartmentNames({ db, cache }: Deps): Promise<DepartmentNames[]> {
  const { body } = await cache.read(
    CACHE_KEY,
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
