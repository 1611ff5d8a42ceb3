import type { ReleaseCheckInput } from '@admissions/releases';
import type { Deps } from '../../content/deps.ts';

/** Returns the faults as sentences; an empty list accepts the release. */
export type CheckRelease = (input: ReleaseCheckInput) => Promise<string[]>;

export interface ReleaseDeps extends Deps {
  checkRelease: CheckRelease;
}
