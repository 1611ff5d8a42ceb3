import type { PlatformDeps } from '../platform/deps.ts';
import type { ResponseCache } from './cache/response-cache.ts';
import type { ContentHooks } from './hooks.ts';

/** What the routes of content and of the features work with. */
export interface Deps extends PlatformDeps {
  /** Answers of public reads, ready to be sent. */
  cache: ResponseCache;
  hooks: ContentHooks;
}
