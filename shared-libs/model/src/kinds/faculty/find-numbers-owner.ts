import type { KindId } from '../../base/kind-id.ts';
import type { FacultyLevel } from '../../kind/choices.ts';

export type DepartmentKindId = `faculty.${FacultyLevel}Department`;
const OWNED = /^faculty\.(bachelor|master|specialized)(?:Entry|Department)$/;

/** The kind of department that has this kind's yearly numbers; null for other kinds. */
export function findNumbersOwner(id: KindId): DepartmentKindId | null {
  const level = OWNED.exec(id)?.[1] as FacultyLevel | undefined;
  return level ? `faculty.${level}Department` : null;
}
