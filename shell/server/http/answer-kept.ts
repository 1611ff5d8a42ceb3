import { API_VERSION_HEADER, oddFraming } from '@admissions/contracts/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { KeptShared, SharedAnswer } from '../cache/kept-reads.ts';
import type { Connections } from './connection-limits.ts';
import { OURS_ALONE, passedOn } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';
import { isForOne, isUnchanged, keyOf } from './shared-reads.ts';
import type { TakenTokens } from './taken-tokens.ts';
import { toNetwork } from './to-network.ts';

interface Deps {
  kept: KeptShared;
  tokens: TakenTokens;
  connections: Connections;
  isOwnHost: (host: string) => boolean;
  apiVersion: string;
}
/** Names and values in turn, as they are written; the request's number comes behind them. */
interface Heads {
  whole: readonly string[];
  unchanged: readonly string[];
}
/** What says of an answer that is there already how long it may be used. */
const OF_UNCHANGED = new Set(['etag', 'cache-control', 'vary', API_VERSION_HEADER]);

/**
 * Answers reads of what is kept before anything else looks at them: they are most of what is asked, and all alike. Whatever would refuse, cut or hold up
 * such a request is asked here as well; with any doubt the request goes the way of all others. It is counted like them.
 */
export function answerKept(app: FastifyInstance, deps: Deps): void {
  const { kept, tokens, connections, isOwnHost, apiVersion } = deps;
  const heads = { http: createHeads(false, apiVersion), https: createHeads(true, apiVersion) };

  function find(request: FastifyRequest): SharedAnswer | undefined {
    const { method, originalUrl, headers } = request;
    if (
      method !== 'GET' ||
      !originalUrl.startsWith('/api/ap/') ||
      !tokens.isTaken(headers.authorization) ||
      isForOne(headers) ||
      oddFraming(request.raw) !== null ||
      !isOwnHost(request.host)
    )
      return undefined;
    return kept.find(keyOf(request), toNetwork(request.ip));
  }
  app.addHook('onRequest', (request, reply, done) => {
    const answer = find(request);
    if (!answer || !connections.isItsTurn(request)) return done();
    send(request, reply, answer);
    connections.holdLine(request, reply);
  });
  function send(request: FastifyRequest, reply: FastifyReply, answer: SharedAnswer) {
    reply.hijack();
    const { whole, unchanged } = heads[request.protocol === 'https' ? 'https' : 'http'](answer);
    const has = isUnchanged(request.headers, answer);
    reply.raw.writeHead(has ? 304 : 200, [...(has ? unchanged : whole), request.id]);
    reply.raw.end(has ? undefined : answer.body);
  }
}

/** The headers of an answer, made when it is sent first. */
function createHeads(isHttps: boolean, version: string): (answer: SharedAnswer) => Heads {
  const made = new WeakMap<SharedAnswer, Heads>();
  return (answer) => {
    const known = made.get(answer);
    if (known) return known;
    const headers = Object.entries({
      ...commonHeaders(isHttps),
      [API_VERSION_HEADER]: version,
      ...passedOn(answer.headers, OURS_ALONE),
      'content-length': String(answer.body.length),
    }) as [string, string][];
    const heads = {
      whole: [...headers.flat(), 'x-request-id'],
      unchanged: [...headers.filter(([name]) => OF_UNCHANGED.has(name)).flat(), 'x-request-id'],
    };
    made.set(answer, heads);
    return heads;
  };
}
