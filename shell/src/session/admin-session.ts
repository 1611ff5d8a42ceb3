import type { Api, CallOptions } from '@admissions/api-client';
import { createApi, isApiError } from '@admissions/api-client';
import { parsePriv } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import type { Token, UserInfo } from '@admissions/protocol';
import { ADMIN_LOGIN, ADMIN_TOKEN_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import type { AppStore, Session } from '@admissions/store';
import Cookies from 'js-cookie';
import { readOwnCookie } from '../browser/read-own-cookie.ts';
import { createAppToken } from './app-token.ts';
import { calculateLifetime, readServerTime } from './cookie-lifetime.ts';
import { loadOrReload, trackActivity } from './public-api.ts';
import { buildLoginUrl } from './return-path.ts';
import { saveSignInReason } from './sign-in-reason.ts';
import { trackWrites, waitForWrites } from './track-writes.ts';
import { deleteExpiredDrafts, deleteUnsavedDrafts } from './unsaved-drafts.ts';

const readAdminToken = () =>
  readOwnCookie(ADMIN_TOKEN_COOKIE.name, ADMIN_TOKEN_COOKIE.path) || null;
export const deleteAdminToken = () =>
  Cookies.remove(ADMIN_TOKEN_COOKIE.name, { path: ADMIN_TOKEN_COOKIE.path });

/** Keeps the token of a sign-in for this document and the next ones below /admin. */
export function saveAdminToken(token: Token): void {
  readController = new AbortController();
  const expires = new Date(Date.now() + calculateLifetime(token, readServerTime(null)) * 1000);
  Cookies.set(ADMIN_TOKEN_COOKIE.name, token.token, {
    path: ADMIN_TOKEN_COOKIE.path,
    expires,
    sameSite: 'Strict',
    secure: location.protocol === 'https:',
  });
}

/** Ended while somebody signs out; a new one with each sign-in. */
let readController = new AbortController();

/** The back office's API client: both tokens; a session that is over leads to the sign-in page, which leads back. Its reads end before the session does, its writes are waited for. */
export function createAdminApi(store: AppStore): Api {
  const api = trackWrites(
    createApi({
      baseURL: '',
      tokens: { app: createAppToken(), admin: readAdminToken },
      locale: () => store.getState().locale,
      onActivity: trackActivity(store),
      wrapCodeLoading: loadOrReload,
      onSignedOut: (error) => {
        // Nobody is at work where a sign-in failed, nor after signing out, nor while a document starts: then restoreSession says why.
        if (!store.getState().session) return;
        // What could not be saved says no other reason behind the dialog.
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

/** Work under a signal that ends with the first of these. `AbortSignal.any` is younger than the browsers that the site is written for. */
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

/** No answer and no failure: the page that asked is about to be left, and has nothing to say of it. */
const waitForever = <T>() => new Promise<T>(() => {});

const SESSION_ENDED: MessageKey = 'auth.sessionEnded';

/** The API no longer knows this session: whoever is at work is told, and goes to the sign-in, which leads back, when they have read it. The reason that is told. */
export function handleSessionEnd(store: AppStore, reason?: string): string {
  // A key: whoever shows it says it in the language of its page.
  const message = reason ?? SESSION_ENDED;
  deleteAdminToken();
  if (location.pathname === ADMIN_LOGIN) return message;
  const { notice, openNotice: tell } = store.getState();
  // A page's calls are refused together: the first says why, and takes the token away that the others would have to be told by.
  if (notice?.target?.startsWith(ADMIN_LOGIN)) return notice.message;
  const target = buildLoginUrl(location.pathname + location.search);
  saveSignInReason(message);
  tell({ message, target, isNewDocument: true });
  return message;
}

/** The session of this document; without a token, or when the API does not know it, the token is dropped and there is none. Throws what failed when the API does not say: the session may go on. */
export async function restoreSession(api: Api, store: AppStore): Promise<Session | null> {
  if (!readAdminToken()) return null;
  try {
    const user = await api.get<UserInfo>(AUTH_PATHS.userInfo);
    const session = { user, priv: parsePriv(user.priv) };
    store.getState().setSession(session);
    deleteExpiredDrafts();
    return session;
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    saveSignInReason(error.message);
    deleteAdminToken();
    return null;
  }
}

/** Ends the session here and at the API; the page is left in any case. Unsaved texts do not stay behind in the browser: with `isConfirmed` somebody has agreed to that, and is not asked again. */
export async function signOut(
  api: Api,
  store: AppStore,
  { isConfirmed = false } = {},
): Promise<void> {
  readController.abort();
  await waitForWrites();
  await api.post(AUTH_PATHS.logout, {}, { silent: true, once: true }).catch(() => {});
  deleteAdminToken();
  const { session, setSession } = store.getState();
  if (session) deleteUnsavedDrafts(session.user.info.id);
  // Without a session a form keeps nothing more in the last moment of the page.
  setSession(null);
  // For this one leaving: who stays in the page after all is asked again at the next.
  if (isConfirmed)
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  location.assign(ADMIN_LOGIN);
}
