import type { AnyEntry, FormValues, MergedBodies } from '@admissions/contracts/merge';

/** What two editors changed to different values. */
export interface Conflict {
  /** Fields that are chosen as a whole. */
  fields: readonly string[];
  /** Bodies of which only some items are asked about. */
  bodies: MergedBodies;
  mine: FormValues;
  theirs: AnyEntry;
}
