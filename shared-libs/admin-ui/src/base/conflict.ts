import type { AnyEntry } from './any-entry.ts';
import type { FormValues } from './form-values.ts';
import type { MergedBodies } from './merge-values.ts';

/** What two editors changed to different values. */
export interface Conflict {
  /** Fields that are chosen as a whole. */
  fields: readonly string[];
  /** Bodies of which only some items are asked about. */
  bodies: MergedBodies;
  mine: FormValues;
  theirs: AnyEntry;
}
