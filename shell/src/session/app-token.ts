import { createApi, isApiError } from '@admissions/api-client';
import { APP_TOKEN_COOKIE, AUTH_PATHS, type Token } from '@admissions/protocol';
import Cookies from 'js-cookie';
import { calculateLifetime, readServerTime } from './cookie-lifetime.ts';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/** Application token, cached in its cookie and in memory; refusals back off. */
export function createAppToken() {
  const api = createApi({ baseURL: '', tokens: { app: async () => null, admin: () => null } });
  let memory: { token: string; until: number } | null = null;
  let pendingRequest: Promise<string | null> | null = null;
  let failures = 0;
  let notBefore = 0;

  async function requestToken() {
    if (Date.now() < notBefore || !navigator.onLine) return null;
    let date: unknown;
    try {
      const token = await api.post<Token>(
        AUTH_PATHS.appSignIn,
        { domain: location.host },
        { onDate: (header) => (date = header) },
      );
      const lifetime = calculateLifetime(token, readServerTime(date));
      memory = { token: token.token, until: Date.now() + lifetime * 1000 };
      Cookies.set(APP_TOKEN_COOKIE.name, memory.token, {
        path: APP_TOKEN_COOKIE.path,
        expires: new Date(memory.until),
        sameSite: 'Lax',
        secure: location.protocol === 'https:',
      });
      failures = 0;
      return memory.token;
    } catch (error) {
      // A lost connection is no refusal: the next call tries at once.
      if (!isApiError(error) || error.status !== 0)
        notBefore = Date.now() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
      return null;
    }
  }

  return async (renew = false) => {
    if (renew) {
      memory = null;
      Cookies.remove(APP_TOKEN_COOKIE.name, { path: APP_TOKEN_COOKIE.path });
    } else {
      if (memory && memory.until > Date.now()) return memory.token;
      const storedToken = Cookies.get(APP_TOKEN_COOKIE.name);
      if (storedToken) return storedToken;
    }
    pendingRequest ??= requestToken().finally(() => {
      pendingRequest = null;
    });
    return pendingRequest;
  };
}

/** Of visitors' pages. */
export const appToken = createAppToken();
