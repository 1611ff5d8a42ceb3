import { isSameSecret } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { tooManyRequests } from './http-error.ts';
import { networkKey } from './visitor-network.ts';

// A search costs as much as this many cached reads.
const READS_PER_SEARCH = 20;
/** Limit of the shell's searches without a visitor address, as a multiple of a visitor's limit. */
const SHELL_LIMIT_FACTOR = 10;

/** Counts against the visitor's address, also for searches by the shell; throws 429 above it. */
export function createSearchLimit(
  app: FastifyInstance,
  { rateLimit, internalToken }: Pick<Config, 'rateLimit' | 'internalToken'>,
  readsPerSearch = READS_PER_SEARCH,
) {
  const maxSearches = Math.max(1, Math.floor(rateLimit / readsPerSearch));
  // With the internal token, the forwarded address is trusted and is the request's own.
  const isAnonymousShell = ({ headers }: FastifyRequest) =>
    isSameSecret(headers['x-internal-token'], internalToken) &&
    headers['x-forwarded-for'] === undefined;
  const limit = app.createRateLimit({
    max: (request) => (isAnonymousShell(request) ? maxSearches * SHELL_LIMIT_FACTOR : maxSearches),
    keyGenerator: (request) => (isAnonymousShell(request) ? 'shell' : networkKey(request.ip)),
    timeWindow: '1 minute',
    allowList: [],
  });
  return async (request: FastifyRequest) => {
    const counted = await limit(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    throw tooManyRequests(counted.ttlInSeconds);
  };
}
