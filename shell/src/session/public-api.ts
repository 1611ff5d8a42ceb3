import type { Api } from '@admissions/api-client';
import { createApi } from '@admissions/api-client';
import { PREVIEW_HEADER } from '@admissions/contracts';
import type { AppStore } from '@admissions/store';
import { reloadOrThrow } from '../remotes/chunk-reload.ts';
import type { createAppToken } from './app-token.ts';

/** The visitors' API client: application token only, its activity shown by the loading bar. */
export const createPublicApi = (store: AppStore, preview?: string): Api =>
  createApi({
    baseURL: '',
    tokens: { app: lateAppToken(), admin: () => null },
    // The words of a refusal, in the language of the page that shows them.
    headers: { 'Accept-Language': store.getState().locale, ...(preview && { [PREVIEW_HEADER]: preview }) },
    onActivity: activityOf(store),
    onCodeGone: reloadHere,
  });

// Fetched with the first call, as the client is. A line that is lost then fails the call by itself, and the next one asks again.
function lateAppToken() {
  let loaded: Promise<ReturnType<typeof createAppToken>> | null = null;
  return async (renew?: boolean) => {
    loaded ??= import('./app-token.ts').then((module) => module.createAppToken());
    try {
      return await (await loaded)(renew);
    } catch {
      loaded = null;
      return null;
    }
  };
}

/** A build that is gone: the page where the visitor is, in the build that is in force. */
export const reloadHere = (error: unknown) => reloadOrThrow(error, location.href);

/** Tells the loading bar of calls. */
export function activityOf(store: AppStore) {
  return (event: 'start' | 'end' | 'fail') => {
    const { callStarted, callEnded, callFailed } = store.getState();
    ({ start: callStarted, end: callEnded, fail: callFailed })[event]();
  };
}
