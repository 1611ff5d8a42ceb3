import type { PlatformDeps } from '../platform/deps.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { ContentHooks } from './hooks.ts';

export interface Deps extends PlatformDeps {
  /** Cached answers of public reads. */
  cache: ResponseCache;
  hooks: ContentHooks;
}
