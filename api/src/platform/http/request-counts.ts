import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CLASS = /^\/api\/(ap|admin|internal|docs)\b/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

interface Count {
  labels: string;
  /** How many there were up to each bound and above the one before it. */
  buckets: number[];
  seconds: number;
  count: number;
}

/** Answers by part of the API, method and status, with how long they took; those that the server gives before any route is found are counted too. */
export function requestCounts(app: FastifyInstance): { lines(): string[] } {
  const counts = new Map<string, Map<string, Map<string | number, Count>>>();
  function count(request: IncomingMessage, response: ServerResponse, seconds: number) {
    const { method: asked = '', url = '' } = request;
    const entry = findCount(
      url.startsWith('/api/ap/') ? 'ap' : (CLASS.exec(url)?.[1] ?? 'other'),
      METHODS.has(asked) ? asked : 'other',
      response.writableFinished ? response.statusCode : 'aborted',
    );
    entry.count++;
    entry.seconds += seconds;
    let at = 0;
    while (at < BOUNDS.length && seconds > (BOUNDS[at] as number)) at++;
    if (at < BOUNDS.length) entry.buckets[at] = (entry.buckets[at] as number) + 1;
  }
  // Found by its parts: a text of them for each request would cost more than the count.
  function findCount(part: string, method: string, status: string | number): Count {
    const methods = within(counts, part, () => new Map());
    const statuses = within(methods, method, () => new Map());
    return within(statuses, status, () => ({
      labels: `class="${part}",method="${method}",status="${status}"`,
      buckets: BOUNDS.map(() => 0),
      seconds: 0,
      count: 0,
    }));
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
      ...[...counts.values()]
        .flatMap((methods) => [...methods.values()])
        .flatMap((statuses) => [...statuses.values()])
        .flatMap(toLines),
    ],
  };
}

function within<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  return made;
}

function toLines({ labels, buckets, seconds, count }: Count): string[] {
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
