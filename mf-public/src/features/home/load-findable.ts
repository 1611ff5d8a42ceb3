import type { Api } from '@admissions/api-client';
import type { ListedAt } from '@admissions/model/kinds';
import { FOUND_BY } from '@admissions/model/terms';
import type { Indexed } from '../../lib/finder/finder-index.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { loadSingle, readFields } from '../../lib/public-reads.ts';

type Looked = Pick<ListedAt<'faculty/bachelor_department_list'>, 'id' | (typeof FOUND_BY)[number]>;
/** What the box on the home page finds in: the bachelor departments, and the words of the office. */
export interface FindableDepartments {
  index: readonly Indexed<Looked & { courseTitles: string[] }>[];
  synonyms: readonly { words: readonly string[] }[];
  notes: readonly { words: readonly string[]; text: string }[];
  /** Whether the office wants to know what finds nothing. */
  countsEmpty: boolean;
}

export async function loadFindable(api: Api): Promise<FindableDepartments> {
  const [departments, finder] = await Promise.all([
    readFields(api, 'faculty/bachelor_department_list', FOUND_BY, { silent: true }),
    loadSingle(api, 'setting/finder_info'),
  ]);
  return {
    index: indexDepartments(
      departments.list.map((department) => ({
        ...department,
        courseTitles: department.courses.flatMap(({ titles }) => titles),
      })),
    ),
    synonyms: finder?.synonyms ?? [],
    notes: finder?.notes ?? [],
    countsEmpty: finder?.countsEmpty === true,
  };
}
