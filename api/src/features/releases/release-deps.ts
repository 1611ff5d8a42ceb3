import type { Deps } from '../../content/deps.ts';
import type { CheckRelease } from './gates.ts';

/** What the release service works with. */
export interface ReleaseDeps extends Deps {
  checkRelease: CheckRelease;
}
