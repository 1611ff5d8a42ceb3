import type { AnyEntry } from './any-entry.ts';
import type { FormValues } from './form-values.ts';

/** Fields that two editors changed, to different values. */
export interface Conflict {
  fields: string[];
  mine: FormValues;
  theirs: AnyEntry;
}
