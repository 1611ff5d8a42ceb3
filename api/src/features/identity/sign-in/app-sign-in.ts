import { AUTH_PATHS } from '@admissions/protocol';
import { networkKey } from '@admissions/protocol/addresses';
import { BROWSER_TOKEN_HEADER, isSameSecret } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { type Config, parseSiteOrigins } from '../../../platform/config/config.ts';
import { countRequest } from '../../../platform/http/count-request.ts';
import { success, unauthorized } from '../../../platform/http/http-error.ts';
import { typedRoutes } from '../../../platform/http/typed-routes.ts';
import { authDocs } from './auth-docs.ts';

const credential = z
  .string('validation.required')
  .min(1, 'validation.required')
  .max(200, 'validation.required');
const application = z.strictObject({
  key: credential,
  secret: credential,
  domain: z
    .string('validation.required')
    .trim()
    .min(1, 'validation.required')
    .max(255, 'validation.url')
    .meta({ description: 'The host of your site' }),
});

/** POST signin {key, secret, domain}: issues the token required by all other calls. */
export function appSignIn(app: FastifyInstance, { config, db }: Deps) {
  typedRoutes(app, 'public').post(
    AUTH_PATHS.appSignIn,
    { docs: authDocs.appSignIn, body: application },
    async ({ body: { key, secret, domain }, request, reply }) => {
      reply.header('cache-control', 'no-store');
      // Both are always compared, so that timing does not reveal the wrong one.
      const isOurs = [
        isSameSecret(key, config.appKey),
        isSameSecret(secret, config.appSecret),
      ].every(Boolean);
      if (!isOurs) {
        await countRequest(db.orm, {
          key: `signin-refused:${networkKey(request.ip)}`,
          max: 30,
          seconds: 600,
        });
        throw unauthorized('request.appKey');
      }
      if (!isOurDomain(domain, request, config)) throw unauthorized('request.domain');
      await countRequest(db.orm, {
        key: `signin:${networkKey(request.ip)}`,
        max: config.signInLimit,
        seconds: 600,
      });
      const kind = BROWSER_TOKEN_HEADER in request.headers ? 'app' : 'client';
      return success(await app.appTokens.issue(parseHost(domain) ?? domain, kind));
    },
  );
}

/** With SITE_ORIGIN, domain and Origin (if sent) must match one of its hosts. */
function isOurDomain(
  domain: string,
  { headers }: FastifyRequest,
  { siteOrigin }: Pick<Config, 'siteOrigin'>,
) {
  const origins = parseSiteOrigins(siteOrigin);
  if (origins.length === 0) return true;
  return (
    origins.map(parseHost).includes(parseHost(domain)) &&
    (headers.origin === undefined || origins.includes(headers.origin))
  );
}

/** The host of `example.org`, `example.org:8080` or an address with a scheme. */
function parseHost(text: string) {
  const address = text.includes('://') ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address).hostname : null;
}
