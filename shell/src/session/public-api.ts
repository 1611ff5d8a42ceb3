import type { Api } from '@admissions/api-client';
import { createApi, prefetchTransport } from '@admissions/api-client';
import { PREVIEW_HEADER } from '@admissions/protocol';
import type { AppStore } from '@admissions/store';
import { loadOrReload } from '../remotes/chunk-reload.ts';
import type { createAppToken } from './app-token.ts';

/** Visitors' API client: application token only, shown by the loading bar. */
export const createPublicApi = (store: AppStore, preview?: string): Api =>
  createApi({
    baseURL: '',
    tokens: { app: createLazyAppToken(), admin: () => null },
    // Error messages in the language of the page.
    headers: {
      'Accept-Language': store.getState().locale,
      ...(preview && { [PREVIEW_HEADER]: preview }),
    },
    onActivity: trackActivity(store),
    wrapCodeLoading: loadOrReload,
  });

const loadAppToken = () => import('./app-token.ts');

/** Prefetches what calls need; a failure is left to the first call. */
export function prefetchPublicApi(): void {
  prefetchTransport();
  void loadAppToken().catch(() => {});
}

// Loaded with the first call, like the client; a failed load is retried by the next call.
function createLazyAppToken() {
  let loadedToken: Promise<ReturnType<typeof createAppToken> | null> | null = null;
  const openAppToken = async () => {
    const module = await loadOrReload(loadAppToken()).catch(() => null);
    if (!module) loadedToken = null;
    return module?.createAppToken() ?? null;
  };
  return async (renew?: boolean) => {
    loadedToken ??= openAppToken();
    const appToken = await loadedToken;
    return appToken?.(renew) ?? null;
  };
}

export function trackActivity(store: AppStore) {
  return (event: 'start' | 'end' | 'fail') => {
    const { callStarted, callEnded, callFailed } = store.getState();
    ({ start: callStarted, end: callEnded, fail: callFailed })[event]();
  };
}
