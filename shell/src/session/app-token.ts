import type { Answer, Token } from '@admissions/protocol';
import { APP_TOKEN_COOKIE, AUTH_PATHS, RESULT_CODES } from '@admissions/protocol';
import Cookies from 'js-cookie';
import { calculateLifetime, readServerTime } from './cookie-lifetime.ts';

const FIRST_PAUSE_MS = 1000;
const MAX_PAUSE_MS = 60_000;

/** Application token, cached in its cookie and in memory; refusals back off. */
export function createAppToken() {
  let memory: { token: string; until: number } | null = null;
  let pendingRequest: Promise<string | null> | null = null;
  let failures = 0;
  let notBefore = 0;

  async function requestToken(): Promise<string | null> {
    if (Date.now() < notBefore) return null;
    const response = await fetch(AUTH_PATHS.appSignIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({ domain: location.host }),
    }).catch(() => null);
    // Offline is no refusal: the call fails by itself, and the next one retries at once.
    if (!response) return null;
    try {
      const answer = (await response.json()) as Answer<Token>;
      if (answer.errorCode !== RESULT_CODES.success) throw new Error(answer.message);
      const lifetime = calculateLifetime(answer.data, readServerTime(response.headers.get('date')));
      memory = { token: answer.data.token, until: Date.now() + lifetime * 1000 };
      Cookies.set(APP_TOKEN_COOKIE.name, memory.token, {
        path: APP_TOKEN_COOKIE.path,
        expires: new Date(memory.until),
        sameSite: 'Lax',
        secure: location.protocol === 'https:',
      });
      failures = 0;
      return memory.token;
    } catch {
      notBefore = Date.now() + Math.min(MAX_PAUSE_MS, FIRST_PAUSE_MS * 2 ** failures++);
      return null;
    }
  }

  return async function appToken(renew = false): Promise<string | null> {
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
