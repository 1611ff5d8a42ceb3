import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { API_VERSION_HEADER, answerFirst, oddFraming } from '@admissions/contracts/server';
import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import type { KeptShared, SharedAnswer } from '../cache/kept-reads.ts';
import type { Connections } from './connection-limits.ts';
import { OURS_ALONE, passedOn } from './proxy.ts';
import { commonHeaders } from './security-headers.ts';
import { createSenders, type Sender } from './senders.ts';
import { isForOne, isUnchanged, keyOf } from './shared-reads.ts';
import type { TakenTokens } from './taken-tokens.ts';
import { toNetwork } from './to-network.ts';

interface Deps {
  kept: KeptShared;
  tokens: TakenTokens;
  connections: Connections;
  isOwnHost: (host: string) => boolean;
  apiVersion: string;
  trustedProxies: readonly string[];
  metrics: Pick<Metrics, 'counter'>;
}
/** Names and values in turn, as they are written; the request's number comes behind them. */
interface Heads {
  whole: readonly string[];
  unchanged: readonly string[];
}
/** What says of an answer that is there already how long it may be used. */
const OF_UNCHANGED = new Set(['etag', 'cache-control', 'vary', API_VERSION_HEADER]);

/**
 * Answers reads of what is kept before the framework looks at them: they are most of what is asked, and all alike. Whatever would refuse, cut or hold up
 * such a request is asked here as well; with any doubt the request goes the way of all others. It is counted like them.
 */
export function answerKept(app: FastifyInstance, deps: Deps): void {
  const { kept, tokens, connections, isOwnHost, apiVersion, metrics } = deps;
  const heads = { http: createHeads(false, apiVersion), https: createHeads(true, apiVersion) };
  const senders = createSenders(app, deps);
  const createCounter = (status: string) =>
    metrics.counter('shell_requests_total', { route: '/api/*', status });
  const count = { 200: createCounter('200'), 304: createCounter('304') };
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.addHook('onReady', (done) => {
    answerFirst(app.server, answer);
    done();
  });

  function find(request: IncomingMessage, sender: Sender): SharedAnswer | undefined {
    if (oddFraming(request) !== null || !isOwnHost(sender.host)) return undefined;
    return kept.find(keyOf(request), toNetwork(sender.ip));
  }
  function answer(request: IncomingMessage, response: ServerResponse): boolean {
    const { method, url = '', headers } = request;
    if (method !== 'GET' || isClosing || !url.startsWith('/api/ap/')) return false;
    if (!tokens.isTaken(headers.authorization) || isForOne(headers)) return false;
    const sender = senders.find(request);
    if (!sender || !connections.isItsTurn({ raw: request })) return false;
    const found = find(request, sender);
    if (!found) return false;
    const { whole, unchanged } = heads[sender.isHttps ? 'https' : 'http'](found);
    const status = isUnchanged(headers, found) ? 304 : 200;
    response.writeHead(status, (status === 304 ? unchanged : whole).concat(randomUUID()));
    response.end(status === 304 ? undefined : found.body);
    count[status]();
    connections.holdLine({ raw: request }, { raw: response });
    return true;
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
