import type { Api } from '@admissions/api-client';
import { FACULTY_LEVELS } from '@admissions/model/kinds';
import { toShortlistEntry } from '../../lib/departments/to-shortlist-entry.ts';
import { loadList } from '../../lib/public-reads.ts';
import type { ShortlistEntry } from '../../lib/shortlist/shortlist.ts';
import { isSameDepartment } from '../../lib/shortlist/shortlist.ts';

/** Names of the departments in a list; unknown ones are left out. */
export async function loadReceived(
  api: Api,
  keys: readonly Pick<ShortlistEntry, 'level' | 'id'>[],
): Promise<ShortlistEntry[]> {
  const levels = FACULTY_LEVELS.filter((level) => keys.some((key) => key.level === level));
  const found = await Promise.all(
    levels.map(async (level) => {
      const list = await loadList(api, `faculty/${level}_department_list`);
      return (list ?? [])
        .filter(({ id }) => keys.some(isSameDepartment({ level, id })))
        .map((each) => toShortlistEntry(level, each));
    }),
  );
  return found.flat();
}
