import { changedAnswers, changedPages, type KindNames } from '@admissions/protocol/server';
import { createPageCache } from '../cache/page-cache.ts';
import { createReadCache } from '../cache/read-cache.ts';

export type Caches = ReturnType<typeof createCaches>;

/** Sources change without notice in development: caches would hide errors. */
export function createCaches({ isDev }: { isDev: boolean }) {
  const pageCache = createPageCache(isDev ? { fresh: 0, older: 0 } : undefined);
  const readCache = createReadCache(isDev ? 0 : undefined);
  return {
    pageCache,
    readCache,
    invalidate(changed: KindNames) {
      readCache.invalidate(changedAnswers(changed));
      pageCache.invalidate(changedPages(changed));
    },
    setConnected(isConnected: boolean) {
      readCache.setConnected(isConnected);
      pageCache.setConnected(isConnected);
    },
  };
}
