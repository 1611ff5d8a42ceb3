import { type Api, type CallOptions, createApi, isApiError } from '@admissions/api-client';
import { parseFlags } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import {
  ADMIN_LOGIN,
  ADMIN_TOKEN_COOKIE,
  AUTH_PATHS,
  type Token,
  type UserInfo,
} from '@admissions/protocol';
import type { AppStore, Session } from '@admissions/store';
import Cookies from 'js-cookie';
import { readOwnCookie } from '../browser/read-own-cookie.ts';
import { loadOrReload } from '../remotes/chunk-reload.ts';
import { createAppToken } from './app-token.ts';
import { calculateLifetime, readServerTime } from './cookie-lifetime.ts';
import { trackActivity } from './public-api.ts';
import { buildLoginUrl } from './return-path.ts';
import { saveSignInReason } from './sign-in-reason.ts';
import { trackWrites, waitForWrites } from './track-writes.ts';
import { deleteExpiredDrafts, deleteUnsavedDrafts } from './unsaved-drafts.ts';

const readAdminToken = () =>
  readOwnCookie(ADMIN_TOKEN_COOKIE.name, ADMIN_TOKEN_COOKIE.path) || null;
export const deleteAdminToken = () =>
  Cookies.remove(ADMIN_TOKEN_COOKIE.name, { path: ADMIN_TOKEN_COOKIE.path });

/**
 * Stores the token for this document and the next ones below /admin; false without cookies.
 * `date` is the header of its answer: the clock of this computer may be wrong.
 */
export function saveAdminToken(token: Token, date: unknown = null) {
  readController = new AbortController();
  const expires = new Date(Date.now() + calculateLifetime(token, readServerTime(date)) * 1000);
  Cookies.set(ADMIN_TOKEN_COOKIE.name, token.token, {
    path: ADMIN_TOKEN_COOKIE.path,
    expires,
    sameSite: 'Strict',
    secure: location.protocol === 'https:',
  });
  return readAdminToken() === token.token;
}

/** Aborted during sign-out; re-created with each sign-in. */
let readController = new AbortController();

/** API client with both tokens. Reads are aborted before the session ends, writes are awaited. */
export function createAdminApi(store: AppStore): Api {
  const api = trackWrites(
    createApi({
      baseURL: '',
      tokens: { app: createAppToken(), admin: readAdminToken },
      locale: () => store.getState().locale,
      onActivity: trackActivity(store),
      wrapCodeLoading: loadOrReload,
      onSignedOut: (error) => {
        // No session to end after a failed sign-in, a sign-out, or during start (see restoreSession).
        if (!store.getState().session) return;
        // The failed save shows the same reason as the dialog.
        error.message = handleSessionEnd(store, readAdminToken() ? error.message : undefined);
      },
    }),
  );
  return {
    ...api,
    async get<T>(path: string, options: CallOptions = {}) {
      const { signal } = readController;
      if (signal.aborted) return waitForever<T>();
      try {
        const signals = options.signal ? [signal, options.signal] : [signal];
        return await withAnySignal(signals, (either) =>
          api.get<T>(path, { ...options, signal: either }),
        );
      } catch (error) {
        if (signal.aborted) return waitForever<T>();
        throw error;
      }
    },
  };
}

/** `AbortSignal.any` is missing in supported browsers. */
async function withAnySignal<T>(
  signals: readonly AbortSignal[],
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const ended = new AbortController();
  const end = () => ended.abort();
  if (signals.some(({ aborted }) => aborted)) end();
  for (const signal of signals) signal.addEventListener('abort', end);
  try {
    return await work(ended.signal);
  } finally {
    for (const signal of signals) signal.removeEventListener('abort', end);
  }
}

/** Never settles: the page is about to be left. */
const waitForever = <T>() => new Promise<T>(() => {});

const SESSION_ENDED: MessageKey = 'auth.sessionEnded';

/** Shows the reason in a dialog that leads to the sign-in and back. Returns the reason. */
function handleSessionEnd(store: AppStore, reason?: string) {
  // A message key, translated where it is shown.
  const message = reason ?? SESSION_ENDED;
  deleteAdminToken();
  if (location.pathname === ADMIN_LOGIN) return message;
  const { notice, openNotice } = store.getState();
  // Calls fail together: the first sets the reason and drops the token.
  if (notice?.target?.startsWith(ADMIN_LOGIN)) return notice.message;
  const target = buildLoginUrl(location.pathname + location.search);
  saveSignInReason(message);
  openNotice({ message, target, isNewDocument: true });
  return message;
}

/** No answer of the API itself: the session may be valid. */
const OUTAGE_STATUSES = [0, 502, 503, 504];

/** Null without a valid session: any failed answer of the API drops its token. An outage throws. */
export async function restoreSession(api: Api, store: AppStore): Promise<Session | null> {
  if (!readAdminToken()) return null;
  try {
    const user = await api.get<UserInfo>(AUTH_PATHS.userInfo);
    const session = { user, priv: parseFlags(user.priv) };
    store.getState().setSession(session);
    deleteExpiredDrafts();
    return session;
  } catch (error) {
    if (!isApiError(error) || OUTAGE_STATUSES.includes(error.status)) throw error;
    saveSignInReason(error.message);
    deleteAdminToken();
    return null;
  }
}

/** Ends the session, deletes unsaved drafts and leaves. `isConfirmed` skips the leave warning. */
export async function signOut(api: Api, store: AppStore, { isConfirmed = false } = {}) {
  readController.abort();
  await waitForWrites();
  await api.post(AUTH_PATHS.logout, {}, { silent: true, once: true }).catch(() => {});
  deleteAdminToken();
  const { session, setSession } = store.getState();
  if (session) deleteUnsavedDrafts(session.user.info.id);
  // Without a session forms save no draft while the page unloads.
  setSession(null);
  // For this leave only: a visitor who stays gets the next warning.
  if (isConfirmed)
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  location.assign(ADMIN_LOGIN);
}
