import { Agent, request as httpRequest, type IncomingMessage } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { CONTENT_CHANGED_HEADER } from '@admissions/protocol';
import {
  buildFramingHeaders,
  FORWARDING_HEADERS,
  type KindNames,
  parseKindNames,
} from '@admissions/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filterHeaders, HOP_BY_HOP_HEADERS, INTERNAL_HEADERS } from '../base/filter-headers.ts';
import type { ReadCache } from '../cache/read-cache.ts';
import {
  type AcceptedTokens,
  createAcceptedTokens,
  createSharedReads,
  sendRead,
} from './cached-reads.ts';
import { sendFailure } from './failures.ts';
import { createForwarding } from './forwarding.ts';

interface Deps {
  apiUrl: string;
  internalToken: string;
  /** Called before the response to the change is sent. */
  onContentChange: (changed: KindNames) => void;
  cache: ReadCache;
  tokens?: AcceptedTokens;
}
/** Headers that a client could use to forge its identity, its framing or an internal request. */
const REPLACED_HEADERS = [
  ...FORWARDING_HEADERS,
  'x-internal-token',
  'x-request-id',
  'host',
  'content-length',
  'expect',
];
const DROPPED_HEADERS = [...HOP_BY_HOP_HEADERS, ...REPLACED_HEADERS];
/** The cache needs an uncompressed body. */
const CONDITIONAL_HEADERS = ['if-none-match', 'if-modified-since', 'accept-encoding'];
/** Lets the front bypass its cache for this browser, so that editors see their change at once. */
const BYPASS_CACHE_COOKIE = 'content_changed=1; Path=/; Max-Age=3; HttpOnly; SameSite=Lax';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SAFE_METHODS = new Set(['GET', 'HEAD']);
const TIMEOUT_MS = 65_000;

/** Streams bodies without reading them; needs `rejectMalformedRequests` before it. */
export async function registerProxyRoutes(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const handler = createForwarder(deps);
  app.all('/api/internal/*', (_request, reply) => reply.code(404).send(''));
  // `/api/v2/…` and `/api/v1/v1/…` are 404 here, so that the API never interprets them.
  app.all('/api/:version(^v\\d+$)/*', (request, reply) => sendFailure(request, reply, 404));
  app.route({ method: METHODS, url: '/api/*', bodyLimit: 256 * 2 ** 20, handler });
  app.route({ method: ['GET', 'HEAD'], url: '/media/*', handler });
}

function createForwarder({
  apiUrl,
  internalToken,
  onContentChange,
  cache,
  tokens = createAcceptedTokens(),
}: Deps) {
  const base = new URL(apiUrl);
  const isHttps = base.protocol === 'https:';
  const agent = new (isHttps ? HttpsAgent : Agent)({
    keepAlive: true,
    maxSockets: 256,
    timeout: TIMEOUT_MS,
  });
  const open = isHttps ? httpsRequest : httpRequest;
  const forwarding = createForwarding(internalToken);

  const send = (
    request: FastifyRequest,
    reply: FastifyReply,
    excluded: readonly string[] = DROPPED_HEADERS,
  ): Promise<IncomingMessage> =>
    new Promise((resolve, reject) => {
      const isRead = SAFE_METHODS.has(request.method);
      const upstream = open(base, {
        method: request.method,
        path: base.pathname.replace(/\/$/, '') + request.originalUrl,
        headers: {
          ...filterHeaders(request.headers, excluded),
          ...buildFramingHeaders(request.raw),
          ...forwarding(request),
          // Node would lose a response that arrives while the client still sends its body.
          connection: 'keep-alive',
        },
        timeout: TIMEOUT_MS,
        // Only reads share connections, so that a framing attack can affect only its own client.
        agent: isRead ? agent : false,
      });
      let isEnded = false;
      const end = (error?: Error) => {
        isEnded = true;
        upstream.destroy(error);
      };
      upstream.once('response', resolve);
      // The API may have closed an idle connection: reads are retried unless aborted here.
      upstream.on('error', (error) =>
        isRead && upstream.reusedSocket && !isEnded
          ? send(request, reply, excluded).then(resolve, reject)
          : reject(error),
      );
      upstream.on('timeout', () => end(new Error('the API did not answer in time')));
      // When the client disconnects, end the upstream request and discard the rest of the body.
      reply.raw.once('close', () => {
        request.raw.unpipe(upstream).resume();
        end();
      });
      if (isRead) upstream.end();
      else request.raw.pipe(upstream);
    });

  const shared = createSharedReads({
    cache,
    tokens,
    send: (request, reply) => send(request, reply, [...DROPPED_HEADERS, ...CONDITIONAL_HEADERS]),
  });
  async function forward(request: FastifyRequest, reply: FastifyReply) {
    const answer = await send(request, reply);
    shared.note(request, answer.statusCode ?? 502);
    // Visitors open old addresses of documents.
    if (answer.statusCode === 404 && request.url.startsWith('/media/')) {
      answer.resume();
      return sendFailure(request, reply, 404);
    }
    const changed = answer.headers[CONTENT_CHANGED_HEADER];
    if (changed !== undefined) {
      onContentChange(parseKindNames(changed));
      const secure = request.protocol === 'https' ? '; Secure' : '';
      const cookies = answer.headers['set-cookie'] ?? [];
      answer.headers['set-cookie'] = [...cookies, BYPASS_CACHE_COOKIE + secure];
    }
    reply.hijack();
    reply.raw.writeHead(answer.statusCode ?? 502, {
      ...(reply.getHeaders() as Record<string, string>),
      ...filterHeaders(answer.headers, INTERNAL_HEADERS),
    });
    await pipeline(answer, reply.raw).catch(() => reply.raw.destroy());
  }

  return async (request: FastifyRequest, reply: FastifyReply) => {
    try {
      if (shared.canAnswer(request))
        await sendRead(request, reply, await shared.read(request, reply));
      else await forward(request, reply);
    } catch (error) {
      request.log.warn({ reason: (error as Error).message }, 'the API cannot be reached');
      if (!reply.sent) return sendFailure(request, reply, 503);
    }
  };
}
