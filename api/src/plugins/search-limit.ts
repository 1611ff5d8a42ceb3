import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refused } from '../answers.ts';
import type { Config } from '../config.ts';
import { isInternal } from './internal-token.ts';
import { networkKey } from './visitor-network.ts';

// A search costs as much as so many reads that come from memory.
const READS_PER_SEARCH = 20;
/** How many visitors' searches the shell may pass on for one that an address may send itself. */
const VISITORS = 10;

/** Counts a search against its address, or against the shell, which searches for all visitors; throws 429 above the limit. */
export function searchLimit(app: FastifyInstance, { rateLimit, internalToken }: Pick<Config, 'rateLimit' | 'internalToken'>) {
  const most = Math.max(1, Math.floor(rateLimit / READS_PER_SEARCH));
  const isOurs = (request: FastifyRequest) => isInternal(request.headers['x-internal-token'], internalToken);
  const limit = app.createRateLimit({
    max: (request) => (isOurs(request) ? most * VISITORS : most),
    keyGenerator: (request) => (isOurs(request) ? 'shell' : networkKey(request.ip)),
    timeWindow: '1 minute',
    allowList: [],
  });
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const counted = await limit(request);
    if (counted.isAllowed || !counted.isExceeded) return;
    reply.header('retry-after', counted.ttlInSeconds);
    throw new Refused(-1, 429, { message: 'error.rateLimit', params: { seconds: counted.ttlInSeconds } });
  };
}
