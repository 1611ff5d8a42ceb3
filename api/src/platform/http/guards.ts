import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance } from 'fastify';
import type { PlatformDeps } from '../deps.ts';
import { isInternal } from './internal-token.ts';
import { networkKey } from './visitor-network.ts';

/** Security headers, a limit of requests per network, and refusal with 503 while the process cannot keep up. */
export async function guards(app: FastifyInstance, { config }: PlatformDeps): Promise<void> {
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
  // A hook of the whole server, so that it counts before access is decided: routes' own hooks would come after.
  app.addHook('onRequest', app.rateLimit());
  await app.register(underPressure, {
    maxEventLoopDelay: config.shedDelay,
    retryAfter: 3,
    exposeStatusRoute: false,
  });
}
