import type { Api, CallOptions } from '@admissions/api-client';
import { createApi, isApiError } from '@admissions/api-client';
import { privOf } from '@admissions/model';
import type { MessageKey } from '@admissions/model/messages';
import type { Token, UserInfo } from '@admissions/protocol';
import { ADMIN_LOGIN, ADMIN_TOKEN_COOKIE, AUTH_PATHS } from '@admissions/protocol';
import type { AppStore, Session } from '@admissions/store';
import Cookies from 'js-cookie';
import { readOwnCookie } from '../browser/read-own-cookie.ts';
import { createAppToken } from './app-token.ts';
import { computeLifetime, serverClock } from './cookie-end.ts';
import { followWrites, writesEnded } from './follow-writes.ts';
import { forgetOldTexts, forgetTexts } from './kept-texts.ts';
import { loadOrReload, trackActivity } from './public-api.ts';
import { loginAddress } from './return-path.ts';
import { keepSignInReason } from './sign-in-reason.ts';

const adminToken = () => readOwnCookie(ADMIN_TOKEN_COOKIE.name, ADMIN_TOKEN_COOKIE.path) || null;
export const forgetAdminToken = () =>
  Cookies.remove(ADMIN_TOKEN_COOKIE.name, { path: ADMIN_TOKEN_COOKIE.path });

/** Keeps the token of a sign-in for this document and the next ones below /admin. */
export function keepAdminToken(token: Token): void {
  reading = new AbortController();
  const expires = new Date(Date.now() + computeLifetime(token, serverClock(null)) * 1000);
  Cookies.set(ADMIN_TOKEN_COOKIE.name, token.token, {
    path: ADMIN_TOKEN_COOKIE.path,
    expires,
    sameSite: 'Strict',
    secure: location.protocol === 'https:',
  });
}

/** Ended while somebody signs out; a new one with each sign-in. */
let reading = new AbortController();

/** The back office's API client: both tokens; a session that is over leads to the sign-in page, which leads back. Its reads end before the session does, its writes are waited for. */
export function createAdminApi(store: AppStore): Api {
  const api = followWrites(
    createApi({
      baseURL: '',
      tokens: { app: createAppToken(), admin: adminToken },
      locale: () => store.getState().locale,
      onActivity: trackActivity(store),
      whileCodeLoads: loadOrReload,
      onSignedOut: (error) => {
        // Nobody is at work where a sign-in failed, nor after signing out, nor while a document starts: then restoreSession says why.
        if (!store.getState().session) return;
        // What could not be saved says no other reason behind the dialog.
        error.message = sessionEnded(store, adminToken() ? error.message : undefined);
      },
    }),
  );
  return {
    ...api,
    async get<T>(path: string, options: CallOptions = {}) {
      const { signal } = reading;
      if (signal.aborted) return gone<T>();
      try {
        const signals = options.signal ? [signal, options.signal] : [signal];
        return await endedByAny(signals, (either) =>
          api.get<T>(path, { ...options, signal: either }),
        );
      } catch (error) {
        if (signal.aborted) return gone<T>();
        throw error;
      }
    },
  };
}

/** Work under a signal that ends with the first of these. `AbortSignal.any` is younger than the browsers that the site is written for. */
async function endedByAny<T>(
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
const gone = <T>() => new Promise<T>(() => {});

const SESSION_ENDED: MessageKey = 'auth.sessionEnded';

/** The API no longer knows this session: whoever is at work is told, and goes to the sign-in, which leads back, when they have read it. The reason that is told. */
export function sessionEnded(store: AppStore, why?: string): string {
  // A key: whoever shows it says it in the language of its page.
  const message = why ?? SESSION_ENDED;
  forgetAdminToken();
  if (location.pathname === ADMIN_LOGIN) return message;
  const { notice, tell } = store.getState();
  // A page's calls are refused together: the first says why, and takes the token away that the others would have to be told by.
  if (notice?.target?.startsWith(ADMIN_LOGIN)) return notice.message;
  const target = loginAddress(location.pathname + location.search);
  keepSignInReason(message);
  tell({ message, target, isNewDocument: true });
  return message;
}

/** The session of this document; without a token, or when the API does not know it, the token is dropped and there is none. Throws what failed when the API does not say: the session may go on. */
export async function restoreSession(api: Api, store: AppStore): Promise<Session | null> {
  if (!adminToken()) return null;
  try {
    const user = await api.get<UserInfo>(AUTH_PATHS.userInfo);
    const session = { user, priv: privOf(user.priv) };
    store.getState().setSession(session);
    forgetOldTexts();
    return session;
  } catch (error) {
    if (!isApiError(error) || error.status !== 401) throw error;
    keepSignInReason(error.message);
    forgetAdminToken();
    return null;
  }
}

/** Ends the session here and at the API; the page is left in any case. Unsaved texts do not stay behind in the browser: with `isAsked` somebody has agreed to that, and is not asked again. */
export async function signOut(api: Api, store: AppStore, { isAsked = false } = {}): Promise<void> {
  reading.abort();
  await writesEnded();
  await api.post(AUTH_PATHS.logout, {}, { silent: true, once: true }).catch(() => {});
  forgetAdminToken();
  const { session, setSession } = store.getState();
  if (session) forgetTexts(session.user.info.id);
  // Without a session a form keeps nothing more in the last moment of the page.
  setSession(null);
  // For this one leaving: who stays in the page after all is asked again at the next.
  if (isAsked)
    addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), {
      capture: true,
      once: true,
    });
  location.assign(ADMIN_LOGIN);
}
