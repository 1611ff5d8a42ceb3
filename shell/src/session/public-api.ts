import type { Api } from '@admissions/api-client';
import { createApi, prefetchTransport } from '@admissions/api-client';
import { PREVIEW_HEADER } from '@admissions/protocol';
import type { AppStore } from '@admissions/store';
import { ignoreFailureWhileLeaving, reloadOrThrow } from '../remotes/chunk-reload.ts';
import type { createAppToken } from './app-token.ts';

/** The visitors' API client: application token only, its activity shown by the loading bar. */
export const createPublicApi = (store: AppStore, preview?: string): Api =>
  createApi({
    baseURL: '',
    tokens: { app: createLazyAppToken(), admin: () => null },
    // The words of a refusal, in the language of the page that shows them.
    headers: {
      'Accept-Language': store.getState().locale,
      ...(preview && { [PREVIEW_HEADER]: preview }),
    },
    onActivity: trackActivity(store),
    wrapCodeLoading: loadOrReload,
  });

const loadAppToken = () => import('./app-token.ts');

/** Fetches what calls need ahead of the first one; a failure is left to that call. */
export function prefetchPublicApi(): void {
  prefetchTransport();
  void loadAppToken().catch(() => {});
}

// Fetched with the first call, as the client is. Where it cannot be, the line is lost: the call fails by itself, and the next one fetches it again.
function createLazyAppToken() {
  let loadedToken: Promise<ReturnType<typeof createAppToken> | null> | null = null;
  const openAppToken = async () => {
    const module = await loadAppToken().catch(() => null);
    if (!module) loadedToken = null;
    return module?.createAppToken() ?? null;
  };
  return async (renew?: boolean) => {
    loadedToken ??= openAppToken();
    const appToken = await loadedToken;
    return appToken?.(renew) ?? null;
  };
}

/** What cannot be loaded is of a build that is gone: the page where the visitor is, in the build that is in force. */
export const loadOrReload = <T>(loading: Promise<T>): Promise<T> =>
  ignoreFailureWhileLeaving(loading).catch((error: unknown) => reloadOrThrow(error, location.href));

/** Tells the loading bar of calls. */
export function trackActivity(store: AppStore) {
  return (event: 'start' | 'end' | 'fail') => {
    const { callStarted, callEnded, callFailed } = store.getState();
    ({ start: callStarted, end: callEnded, fail: callFailed })[event]();
  };
}
