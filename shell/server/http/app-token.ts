import { AUTH_PATHS } from '@admissions/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../base/config.ts';
import { sendFailure } from './failures.ts';
import { createForwarding } from './forwarding.ts';

interface Asked {
  key?: unknown;
  secret?: unknown;
  domain?: unknown;
}

/** Signs our own pages in as the application: the key and the secret are added here and never reach a browser. */
export function appTokenRoute(
  app: FastifyInstance,
  {
    apiUrl,
    app: credentials,
    siteOrigins,
    internalToken,
  }: Pick<Config, 'apiUrl' | 'app' | 'siteOrigins' | 'internalToken'>,
) {
  const forwarding = createForwarding(internalToken);
  app.post(AUTH_PATHS.appSignIn, { bodyLimit: 4096 }, async (request, reply) => {
    const asked = (
      typeof request.body === 'object' && request.body !== null && !Array.isArray(request.body)
        ? request.body
        : {}
    ) as Asked;
    const isOwn =
      asked.key === undefined && asked.secret === undefined && isFromOurPages(request, siteOrigins);
    const answer = await fetch(apiUrl + AUTH_PATHS.appSignIn, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...forwarding(request),
        ...(request.headers.origin && { origin: request.headers.origin }),
      },
      body: JSON.stringify(isOwn ? { ...asked, ...credentials } : asked),
      signal: AbortSignal.timeout(8000),
    }).catch(() => null);
    if (!answer) return sendFailure(request, reply, 503);
    const retryAfter = answer.headers.get('retry-after');
    if (retryAfter) reply.header('retry-after', retryAfter);
    return reply
      .code(answer.status)
      .header('cache-control', 'no-store')
      .type('application/json; charset=utf-8')
      .send(await answer.text());
  });
}

// A browser says where a POST comes from: another site's page must not spend our key. Programs say nothing, and could say anything.
function isFromOurPages(
  { headers, protocol, host }: FastifyRequest,
  siteOrigins: readonly string[],
): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  return (
    headers.origin === undefined ||
    siteOrigins.includes(headers.origin) ||
    headers.origin === `${protocol}://${host}`
  );
}
