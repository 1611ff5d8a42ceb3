import type { FacultyLevel } from '@admissions/model/kinds';
import { FACULTY_LEVELS } from '@admissions/model/kinds';
import { MAX_COMPARED } from './shortlist.ts';

/** At most three, without duplicates. */
export function parseComparedKeys(url: string): { level: FacultyLevel; id: number }[] {
  const keys = [...new Set(new URL(url).searchParams.getAll('d'))];
  const found = keys.flatMap((key) => {
    const [, level, id] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(key) ?? [];
    return FACULTY_LEVELS.some((each) => each === level)
      ? [{ level: level as FacultyLevel, id: Number(id) }]
      : [];
  });
  return found.slice(0, MAX_COMPARED);
}
