import { type Api, createApi, prefetchTransport } from '@admissions/api-client';
import { PREVIEW_HEADER } from '@admissions/protocol';
import type { AppStore } from '@admissions/store';
import { ignoreFailureWhileLeaving, loadOrReload } from '../remotes/chunk-reload.ts';

/** Visitors' API client: application token only, shown by the loading bar. */
export const createPublicApi = (store: AppStore, preview?: string): Api =>
  createApi({
    baseURL: '',
    tokens: { app: readAppToken, admin: () => null },
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
export function prefetchPublicApi() {
  ignoreFailureWhileLeaving(Promise.all([prefetchTransport(), loadAppToken()])).catch(() => {});
}

// Loaded with the first call, like the client; a failed load is retried by the next call.
async function readAppToken(renew?: boolean) {
  const module = await loadOrReload(loadAppToken()).catch(() => null);
  return module?.appToken(renew) ?? null;
}

export function trackActivity(store: AppStore) {
  return (event: 'start' | 'end' | 'fail') => {
    const { callStarted, callEnded, callFailed } = store.getState();
    ({ start: callStarted, end: callEnded, fail: callFailed })[event]();
  };
}
