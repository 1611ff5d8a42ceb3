import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CLASS = /^\/api\/(ap|admin|internal|docs)\b/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

interface Count {
  /** Non-cumulative histogram counts. */
  buckets: number[];
  seconds: number;
  count: number;
}

/** By part of the API, method and status; includes answers sent before a route is found. */
export function countRequests(app: FastifyInstance): { lines(): string[] } {
  const counts = new Map<string, Count>();
  function count(request: IncomingMessage, response: ServerResponse, seconds: number) {
    const { method: rawMethod = '', url = '' } = request;
    const part = CLASS.exec(url)?.[1] ?? 'other';
    const method = METHODS.has(rawMethod) ? rawMethod : 'other';
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const labels = `class="${part}",method="${method}",status="${status}"`;
    const entry = counts.get(labels) ?? { buckets: BOUNDS.map(() => 0), seconds: 0, count: 0 };
    counts.set(labels, entry);
    entry.count++;
    entry.seconds += seconds;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) entry.buckets[at] = (entry.buckets[at] as number) + 1;
  }
  app.server.on('request', (request, response) => {
    const start = performance.now();
    response.once('close', () => count(request, response, (performance.now() - start) / 1000));
  });
  return {
    lines: () => ['# TYPE api_request_seconds histogram', ...[...counts].flatMap(toLines)],
  };
}

function toLines([labels, { buckets, seconds, count }]: [string, Count]) {
  let upTo = 0;
  return [
    ...buckets.map((each, at) => {
      upTo += each;
      return `api_request_seconds_bucket{${labels},le="${BOUNDS[at]}"} ${upTo}`;
    }),
    `api_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
    `api_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
    `api_request_seconds_count{${labels}} ${count}`,
  ];
}
