import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import { HttpError } from './http-error.ts';
import { isInternal } from './internal-token.ts';
import { networkKey } from './visitor-network.ts';

// A search costs as much as so many reads that come from memory.
const READS_PER_SEARCH = 20;
/** How many searches the shell may send without saying for whom, for one that an address may send. */
const SHELL_LIMIT_FACTOR = 10;

/** Counts a search (as much as so many reads) against the address of who searches, also where the shell searches for a visitor and says for which; throws 429 above the limit. */
export function createSearchLimit(
  app: FastifyInstance,
  { rateLimit, internalToken }: Pick<Config, 'rateLimit' | 'internalToken'>,
  readsPerSearch = READS_PER_SEARCH,
) {
  const maxSearches = Math.max(1, Math.floor(rateLimit / readsPerSearch));
  // With the internal token the forwarded address is believed, and is then the request's own.
  const isAnonymousShell = ({ headers }: FastifyRequest) =>
    isInternal(headers['x-internal-token'], internalToken) &&
    headers['x-forwarded-for'] === undefined;
  const limit = app.createRateLimit({
    max: (request) => (isAnonymousShell(request) ? maxSearches * SHELL_LIMIT_FACTOR : maxSearches),
    keyGenerator: (request) => (isAnonymousShell(request) ? 'shell' : networkKey(request.ip)),
    timeWindow: '1 minute',
    allowList: [],
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await limit(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new HttpError(-1, 429, {
      message: 'error.rateLimit',
      params: { seconds: counted.ttlInSeconds },
    });
  };
}
