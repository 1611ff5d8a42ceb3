import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CLASS = /^\/api\/(ap|admin|internal|docs)\b/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

interface Count {
  buckets: number[];
  seconds: number;
  count: number;
}

/** Answers by part of the API, method and status, with how long they took; those that the server gives before any route is found are counted too. */
export function requestCounts(app: FastifyInstance): { lines(): string[] } {
  const counts = new Map<string, Count>();
  function count(request: IncomingMessage, response: ServerResponse, seconds: number) {
    const method = METHODS.has(request.method ?? '') ? request.method : 'other';
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const labels = `class="${CLASS.exec(request.url ?? '')?.[1] ?? 'other'}",method="${method}",status="${status}"`;
    const entry = counts.get(labels) ?? { buckets: BOUNDS.map(() => 0), seconds: 0, count: 0 };
    counts.set(labels, entry);
    entry.count++;
    entry.seconds += seconds;
    for (let at = BOUNDS.length - 1; at >= 0 && seconds <= (BOUNDS[at] as number); at--)
      entry.buckets[at] = (entry.buckets[at] ?? 0) + 1;
  }
  app.server.on('request', (request, response) => {
    // What was kept has been answered and taken by now: nothing is left to wait for.
    if (response.writableFinished) return count(request, response, 0);
    const begun = performance.now();
    response.once('close', () => count(request, response, (performance.now() - begun) / 1000));
  });
  return {
    lines: () => [
      '# TYPE api_request_seconds histogram',
      ...[...counts].flatMap(([labels, { buckets, seconds, count }]) => [
        ...buckets.map(
          (each, at) => `api_request_seconds_bucket{${labels},le="${BOUNDS[at]}"} ${each}`,
        ),
        `api_request_seconds_bucket{${labels},le="+Inf"} ${count}`,
        `api_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
        `api_request_seconds_count{${labels}} ${count}`,
      ]),
    ],
  };
}
