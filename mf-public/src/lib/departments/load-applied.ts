import type { Api } from '@admissions/api-client';
import type { FacultyLevel } from '@admissions/model/kinds';
import type { Entry } from '../entries.ts';
import { readList } from '../public-reads.ts';
import { loadSection } from '../reads.ts';
import type { NewestResult } from './ways-in/results.ts';
import { findNewest } from './ways-in/results.ts';

/** What the first stage of a department's application ended with, and in which of its groups. */
export interface Applied extends NewestResult {
  group: string | null;
}
const MOST = 100;

/** The results of first stages by department; of one with several groups, the first's. */
export async function loadApplied(
  api: Api,
  level: FacultyLevel,
): Promise<ReadonlyMap<number, Applied>> {
  const read = (page: number) =>
    loadSection(
      readList(api, `faculty/${level}_entry_list`, {
        params: { page, perpage: MOST },
        silent: true,
      }),
    );
  const first = await read(1);
  const more = Math.max(0, Math.ceil((first?.total ?? 0) / MOST) - 1);
  const others = await Promise.all(Array.from({ length: more }, (_, index) => read(index + 2)));
  const found = new Map<number, Applied>();
  for (const entry of [first, ...others].flatMap((page) => page?.list ?? [])) {
    const applied = toApplied(entry);
    if (applied && !found.has(entry.department.id)) found.set(entry.department.id, applied);
  }
  return found;
}

function toApplied({ group, measure, years }: Entry): Applied | null {
  const [now] = years;
  const past = years.filter(({ admitted }) => admitted !== null);
  const newest = now ? findNewest({ measure, now, past }) : null;
  return newest?.result.of === 'screen' ? { ...newest, group } : null;
}
