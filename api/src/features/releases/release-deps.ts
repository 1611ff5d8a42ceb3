import type { Deps } from '../../content/deps.ts';
import type { CheckRelease } from './gates.ts';

export interface ReleaseDeps extends Deps {
  checkRelease: CheckRelease;
}
