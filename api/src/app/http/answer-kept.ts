import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { PREVIEW_HEADER } from '@admissions/contracts';
import {
  answerFirst,
  FORWARDING_HEADERS,
  namesTag,
  oddFraming,
} from '@admissions/contracts/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CachedResponse, ResponseCache } from '../../content/cache/response-cache.ts';
import { OF_UNCHANGED } from '../../content/cache/send-cached.ts';
import { parseBearer } from '../../features/identity/sessions/bearer.ts';
import { isRequestId } from '../../platform/http/create-server.ts';
import type { NetworkLimit } from '../../platform/http/guards.ts';
import { remembered } from '../../platform/http/remembered.ts';

interface Deps {
  cache: Pick<ResponseCache, 'find'>;
  tokens: { isKnown(token: string | null): boolean };
  limit: NetworkLimit;
}
/** An answer as it is written: its headers, names and values in turn, and its bytes. */
interface Ready {
  whole: readonly string[];
  unchanged: readonly string[];
  body: Buffer;
}
/** So many addresses are remembered, none that is longer. */
const MOST = 1000;
const LONGEST = 500;
/** What says that a request is not like all the others. */
const ODD_HEADERS = [
  ...FORWARDING_HEADERS,
  PREVIEW_HEADER,
  'x-internal-token',
  'x-http-method-override',
];
/** Belong to one answer. */
const OF_ONE = /^(?:x-request-id|x-ratelimit-.*|content-length)$/;

/**
 * Answers what has been answered before and has not changed, before the framework looks at the request: such reads are most of what programs ask. The first answer
 * goes the usual way and shows the headers; whatever would refuse, count or hold up a request is asked here as well, and with any doubt the request goes the usual way.
 */
export function answerKept(app: FastifyInstance, { cache, tokens, limit }: Deps): void {
  const keys = new Map<string, string>();
  const ready = new WeakMap<CachedResponse, Ready>();
  const toBearer = remembered(parseBearer);
  let isClosing = false;
  app.decorateReply('cached', null);
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    if (reply.statusCode === 200) learn(request, reply);
    done(null, payload);
  });
  // When all have said that they listen.
  app.addHook('onReady', (done) => {
    answerFirst(app.server, answer);
    done();
  });
  const most = String(limit.max);

  function learn({ raw: { method, url = '' } }: FastifyRequest, reply: FastifyReply): void {
    const { cached } = reply;
    if (!cached?.key || method !== 'GET' || !isPublic(url) || url.length > LONGEST) return;
    if (!ready.has(cached)) ready.set(cached, makeReady(reply, cached));
    if (keys.get(url) === cached.key) return;
    if (keys.size >= MOST) keys.delete(keys.keys().next().value as string);
    keys.set(url, cached.key);
  }
  function find({ method, url = '', headers }: IncomingMessage): CachedResponse | undefined {
    if (method !== 'GET' || !isPublic(url) || isClosing) return undefined;
    const key = keys.get(url);
    if (key === undefined) return undefined;
    const { app: token, admin } = toBearer(headers.authorization ?? '');
    if (admin !== null || !tokens.isKnown(token)) return undefined;
    return ODD_HEADERS.some((name) => headers[name] !== undefined) ? undefined : cache.find(key);
  }
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const found = find(request);
    const made = found && ready.get(found);
    if (!made || oddFraming(request) !== null || app.isUnderPressure()) return false;
    const network = limit.networkOf(request.socket.remoteAddress ?? '');
    const { current, ttl } = limit.counts.count(network, limit.window);
    if (current > limit.max) return false;
    const given = request.headers['x-request-id'];
    const has = namesTag(request.headers['if-none-match'], found.etag);
    const ofOne = [
      'x-ratelimit-limit',
      most,
      'x-ratelimit-remaining',
      String(limit.max - current),
      'x-ratelimit-reset',
      String(Math.ceil(ttl / 1000)),
      'x-request-id',
      isRequestId(given) ? given : randomUUID(),
    ];
    response.writeHead(has ? 304 : 200, (has ? made.unchanged : made.whole).concat(ofOne));
    response.end(has ? undefined : made.body);
    return true;
  }
}

const isPublic = (url: string) => url.startsWith('/api/ap/');

function makeReady(reply: FastifyReply, { body: text }: CachedResponse): Ready {
  const body = Buffer.from(text);
  const headers = Object.entries(reply.getHeaders())
    .filter(([name]) => !OF_ONE.test(name))
    .map(([name, value]) => [name, String(value)] as const);
  return {
    whole: [...headers, ['content-length', String(body.length)] as const].flat(),
    unchanged: headers.filter(([name]) => OF_UNCHANGED.has(name)).flat(),
    body,
  };
}
