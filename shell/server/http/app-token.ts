import { AUTH_PATHS } from '@admissions/protocol';
import { BROWSER_TOKEN_HEADER } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import type { AcceptedTokens } from './cached-reads.ts';
import { sendFailure } from './failures.ts';
import { createForwarding, readAnswer } from './forwarding.ts';

interface SignInBody {
  key?: unknown;
  secret?: unknown;
  domain?: unknown;
}

/** Adds key and secret, which never reach a browser; a token just issued counts as accepted. */
export function registerAppTokenRoute(
  app: FastifyInstance,
  {
    apiUrl,
    app: credentials,
    siteOrigins,
    internalToken,
    tokens,
  }: Pick<Config, 'apiUrl' | 'app' | 'siteOrigins' | 'internalToken'> & { tokens: AcceptedTokens },
) {
  const forwarding = createForwarding(internalToken);
  app.post(AUTH_PATHS.appSignIn, { bodyLimit: 4096 }, async (request, reply) => {
    const body = (request.body ?? {}) as SignInBody;
    const isOwn =
      body.key === undefined && body.secret === undefined && isFromOurPages(request, siteOrigins);
    const answer = await fetch(apiUrl + AUTH_PATHS.appSignIn, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...forwarding(request),
        ...(isOwn && { [BROWSER_TOKEN_HEADER]: '1' }),
        ...(request.headers.origin && { origin: request.headers.origin }),
      },
      body: JSON.stringify(isOwn ? { ...body, ...credentials } : body),
      signal: AbortSignal.timeout(8000),
    }).catch(() => null);
    if (!answer) return sendFailure(request, reply, 503);
    const retryAfter = answer.headers.get('retry-after');
    if (retryAfter) reply.header('retry-after', retryAfter);
    const text = await answer.text().catch(() => '');
    const result = readAnswer<SignInAnswer>(text);
    if (!result) return sendFailure(request, reply, 503);
    const token = answer.ok && result.data?.token;
    if (token) tokens.record(`Bearer ${token}|`, answer.status);
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(text);
  });
}
interface SignInAnswer {
  data?: { token?: string } | null;
}

// Pages of other sites must not use our key; other clients send no origin and could forge one.
function isFromOurPages(
  { headers, protocol, host }: FastifyRequest,
  siteOrigins: readonly string[],
) {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return (
    headers.origin === undefined ||
    siteOrigins.includes(headers.origin) ||
    headers.origin === `${protocol}://${host}`
  );
}
