import type { Api } from '@admissions/api-client';
import { createApi } from '@admissions/api-client';
import type { AppStore } from '@admissions/store';
import { reloadOrThrow } from '../remotes/chunk-reload.ts';
import { createAppToken } from './app-token.ts';

/** The visitors' API client: application token only, its activity shown by the loading bar. */
export const createPublicApi = (store: AppStore): Api =>
  createApi({ baseURL: '', tokens: { app: createAppToken(), admin: () => null }, onActivity: activityOf(store), onCodeGone: reloadHere });

/** A build that is gone: the page where the visitor is, in the build that is in force. */
export const reloadHere = (error: unknown) => reloadOrThrow(error, location.href);

/** Tells the loading bar of calls. */
export function activityOf(store: AppStore) {
  return (event: 'start' | 'end' | 'fail') => {
    const { callStarted, callEnded, callFailed } = store.getState();
    ({ start: callStarted, end: callEnded, fail: callFailed })[event]();
  };
}
