import type { IncomingMessage } from 'node:http';
import { Agent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';
import { pipeline } from 'node:stream/promises';
import { CONTENT_CHANGED_HEADER } from '@admissions/protocol';
import type { Changed } from '@admissions/protocol/server';
import { buildFramingHeaders, FORWARDING_HEADERS, parseChanged } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { filterHeaders, HOP_BY_HOP_HEADERS, INTERNAL_HEADERS } from '../base/filter-headers.ts';
import type { ReadCache } from '../cache/read-cache.ts';
import type { AcceptedTokens } from './cached-reads.ts';
import { createAcceptedTokens, createSharedReads, sendRead } from './cached-reads.ts';
import { sendFailure } from './failures.ts';
import { createForwarding } from './forwarding.ts';

interface Deps {
  apiUrl: string;
  internalToken: string;
  /** Told of every change of content that went through this proxy, before who made it hears of it. */
  onContentChange: (changed: Changed) => void;
  cache: ReadCache;
  tokens?: AcceptedTokens;
}
/** What a client may not tell the API: about itself, about its body, or in the name of our own processes. */
const REPLACED_HEADERS = [
  ...FORWARDING_HEADERS,
  'x-internal-token',
  'x-request-id',
  'host',
  'content-length',
  'expect',
];
const DROPPED_HEADERS = [...HOP_BY_HOP_HEADERS, ...REPLACED_HEADERS];
/** A cached answer has a body, which is compressed here. */
const CONDITIONAL_HEADERS = ['if-none-match', 'if-modified-since', 'accept-encoding'];
/** For a few seconds the front asks the shell for this browser (`content_changed` in deploy/front.conf.template): who publishes sees it at the next view. */
const BYPASS_CACHE_COOKIE = 'content_changed=1; Path=/; Max-Age=3; HttpOnly; SameSite=Lax';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const SAFE_METHODS = new Set(['GET', 'HEAD']);
const TIMEOUT_MS = 65_000;

/** Passes /api and /media on to the API, as streams; a body is never read here. Needs `refuseOddRequests` in front. */
export async function registerProxyRoutes(app: FastifyInstance, deps: Deps) {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, _payload, done) => done(null));
  const handler = createForwarder(deps);
  app.all('/api/internal/*', (_request, reply) => reply.code(404).send(''));
  // Of a version that is not ours, or twice of ours: nothing answers there, whatever the API takes it for.
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
          // Also of those that nobody shares: one that ends with its answer ends under a body that is still on its way, and the answer is lost with it.
          connection: 'keep-alive',
        },
        timeout: TIMEOUT_MS,
        // Only reads, which have no body, share connections; whatever else may go wrong on one goes wrong for its sender alone.
        agent: isRead ? agent : false,
      });
      let isEnded = false;
      const end = (error?: Error) => {
        isEnded = true;
        upstream.destroy(error);
      };
      upstream.once('response', resolve);
      // A kept connection may be closed by the other side just now: what can be repeated is. What ended on this side is over.
      upstream.on('error', (error) =>
        isRead && upstream.reusedSocket && !isEnded
          ? send(request, reply, excluded).then(resolve, reject)
          : reject(error),
      );
      upstream.on('timeout', () => end(new Error('the API did not answer in time')));
      // Over when the visitor's side is: who goes away takes the request along, and what was answered early needs no more of its body: the rest is read and dropped, so that the connection is free for what comes next.
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
    ask: (request, reply) => send(request, reply, [...DROPPED_HEADERS, ...CONDITIONAL_HEADERS]),
  });
  async function forward(request: FastifyRequest, reply: FastifyReply) {
    const answer = await send(request, reply);
    shared.note(request, answer.statusCode ?? 502);
    const changed = answer.headers[CONTENT_CHANGED_HEADER];
    if (changed !== undefined) {
      onContentChange(parseChanged(changed));
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
