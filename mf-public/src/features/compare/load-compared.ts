import type { Api } from '@admissions/api-client';
import { taipeiDay } from '@admissions/model';
import type { FacultyLevel } from '@admissions/model/kinds';
import type { Costs } from '../../lib/calculators/costs/cost-data.ts';
import { computeCosts, readCostFacts } from '../../lib/calculators/costs/cost-data.ts';
import type { Department } from '../../lib/departments/guide-data.ts';
import { readColleges, readDepartment, withTwin } from '../../lib/departments/guide-data.ts';
import type { WayIn, WaysIn } from '../../lib/departments/ways-in/way-in-data.ts';
import { loadWaysInOfMany } from '../../lib/departments/ways-in/way-in-data.ts';
import { loadSection } from '../../lib/reads.ts';

/** A department as a comparison shows it: what its page says of it, in short. */
export interface Compared {
  level: FacultyLevel;
  department: Omit<Department, 'body' | 'bodyEn'>;
  ways: WayIn[];
  costs: Costs | null;
}

/** Departments for a comparison: `bachelor-3` is the bachelor department 3. What is not there is left out. */
export async function loadCompared(
  api: Api,
  wanted: readonly { level: FacultyLevel; id: number }[],
): Promise<Compared[]> {
  if (wanted.length === 0) return [];
  const read = wanted.map(async ({ level, id }) => {
    const department = await loadSection(readDepartment(api, level, id));
    return department && { level, department: await withTwin(api, department) };
  });
  const [found, { fees, awards }] = await Promise.all([
    Promise.all(read).then((each) => withoutTwins(each.filter((one) => one !== null))),
    readCostFacts(api),
  ]);
  const levels = [...new Set(found.map(({ level }) => level))];
  const [waysIn, colleges] = await Promise.all([
    loadWaysInOfMany(
      api,
      // What is known of a programme that stands in two guides is kept in the bachelor guide.
      found.map(({ level, department: { id, twin } }) =>
        twin ? { level: 'bachelor' as const, id: twin.id } : { level, id },
      ),
      taipeiDay(new Date()),
    ),
    Promise.all(
      levels.map(async (level) => ({
        level,
        list: (await loadSection(readColleges(api, level, { silent: true })))?.list ?? [],
      })),
    ),
  ]);
  return found.map(({ level, department: { body, bodyEn, ...department } }, index) => {
    const college = colleges
      .find((each) => each.level === level)
      ?.list.find(({ id }) => id === department.college.id);
    return {
      level,
      department,
      ways: (waysIn[index] ?? NO_WAYS).ways.map(toNewest),
      costs: fees && computeCosts(fees, awards, { level, ...department }, college?.hue),
    };
  });
}
/** A programme that stands in two guides is compared once, also where both of its names are asked for. */
const withoutTwins = <F extends { level: FacultyLevel; department: Department }>(found: F[]): F[] =>
  found.filter(
    ({ department: { twin } }) =>
      !found.some(({ level, department: { id } }) => level === 'bachelor' && id === twin?.id),
  );
const NO_WAYS: Pick<WaysIn, 'ways'> = { ways: [] };
// A table beside others says the newest year alone.
const toNewest = (way: WayIn): WayIn => ({ ...way, past: way.past.slice(0, 1), shown: [] });
