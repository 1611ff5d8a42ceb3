import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../deps.ts';
import { isInternal } from './internal-token.ts';
import { networkKey } from './visitor-network.ts';

/** Security headers, a rate limit per network, and 503 on overload. */
export async function guards(app: FastifyInstance, { config }: PlatformDeps) {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] },
    },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'no-referrer' },
  });
  await app.register(rateLimit, {
    global: false,
    max: config.rateLimit,
    timeWindow: '1 minute',
    keyGenerator: ({ ip }) => networkKey(ip),
    // The shell renders on behalf of every visitor from one address.
    allowList: (request) =>
      isInternal(request.headers['x-internal-token'], config.internalToken) ||
      request.url === '/healthz',
  });
  // A server-wide hook, so that it counts before the access check; route hooks run later.
  app.addHook('onRequest', app.rateLimit());
  await app.register(underPressure, {
    maxEventLoopDelay: config.shedDelay,
    retryAfter: 3,
    exposeStatusRoute: false,
  });
}
