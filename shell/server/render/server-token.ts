import { AUTH_PATHS, COOKIE_MARGIN_SECONDS, type Success, type Token } from '@admissions/protocol';
import type { Config } from '../base/config.ts';

/** Application token for rendering, cached until shortly before it expires. */
export function createServerToken({
  apiUrl,
  app,
  siteOrigins,
}: Pick<Config, 'apiUrl' | 'app' | 'siteOrigins'>): (renew?: boolean) => Promise<string | null> {
  let cached: Token | null = null;
  let pending: Promise<string | null> | null = null;
  const domain = new URL(siteOrigins[0] ?? 'http://localhost').host;

  async function requestToken() {
    const answer = await fetch(apiUrl + AUTH_PATHS.appSignIn, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...app, domain }),
      signal: AbortSignal.timeout(3000),
    });
    if (!answer.ok) return null;
    cached = ((await answer.json()) as Success<Token>).data;
    return cached.token;
  }
  return (renew = false) => {
    if (cached && !renew && cached.expire - COOKIE_MARGIN_SECONDS > Date.now() / 1000)
      return Promise.resolve(cached.token);
    pending ??= requestToken()
      .catch(() => null)
      .finally(() => {
        pending = null;
      });
    return pending;
  };
}
