import { PREVIEW_HEADER } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import type { ResponseCache } from '../../content/cache/response-cache.ts';
import { sendCached } from '../../content/cache/send-cached.ts';

/** Maximum number of mapped addresses. */
const MAX_ADDRESSES = 1000;
const MAX_ADDRESS_LENGTH = 500;
/** Requests with one of these need their route. */
const SPECIAL_HEADERS = [PREVIEW_HEADER, 'x-http-method-override'];

/** Answers from the response cache without running the route, after the hooks that refuse. */
export function cachedReads(app: FastifyInstance, cache: ResponseCache) {
  const keys = new Map<string, string>();
  app.decorateReply('cached', null);
  app.addHook('onRequest', (request, reply, done) => {
    const { method, url, headers } = request;
    const key = method === 'GET' ? keys.get(url) : undefined;
    const found =
      key === undefined || SPECIAL_HEADERS.some((name) => headers[name] !== undefined)
        ? undefined
        : cache.find(key);
    if (found) sendCached(request, reply, found);
    else done();
  });
  app.addHook('onSend', ({ method, url }, { cached }, payload, done) => {
    if (cached?.key && method === 'GET' && url.length <= MAX_ADDRESS_LENGTH && !keys.has(url)) {
      if (keys.size >= MAX_ADDRESSES) keys.delete(keys.keys().next().value as string);
      keys.set(url, cached.key);
    }
    done(null, payload);
  });
}
