import type { Api } from '@admissions/api-client';
import type { ListedAt } from '@admissions/model/kinds';
import { FINDER_FIELDS } from '@admissions/model/terms';
import type { Indexed } from '../../lib/finder/finder-index.ts';
import { indexDepartments } from '../../lib/finder/finder-index.ts';
import { loadSingle, readFields } from '../../lib/public-reads.ts';

type SearchedDepartment = Pick<
  ListedAt<'faculty/bachelor_department_list'>,
  'id' | (typeof FINDER_FIELDS)[number]
>;
/** Data of the home page's search box: bachelor departments and the office's terms. */
export interface DepartmentSearchIndex {
  index: readonly Indexed<SearchedDepartment & { courseTitles: string[] }>[];
  synonyms: readonly { words: readonly string[] }[];
  notes: readonly { words: readonly string[]; text: string }[];
  /** Whether searches without result are counted. */
  countsEmpty: boolean;
}

export async function loadSearchIndex(api: Api): Promise<DepartmentSearchIndex> {
  const [departments, finder] = await Promise.all([
    readFields(api, 'faculty/bachelor_department_list', FINDER_FIELDS, { silent: true }),
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
