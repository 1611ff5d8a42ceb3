import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps.ts';

/** Counts every answer of the whole server; returns the text for Prometheus. */
export function metricsOf(app: FastifyInstance, { cache, db }: Deps): () => string {
  const answers = new Map<string, { count: number; seconds: number }>();
  app.server.on('request', (request, response) => {
    const begun = performance.now();
    response.once('finish', () => {
      const labels = `method="${KNOWN_METHODS.has(request.method ?? '') ? request.method : 'other'}",status="${response.statusCode}"`;
      const entry = answers.get(labels) ?? { count: 0, seconds: 0 };
      answers.set(labels, { count: entry.count + 1, seconds: entry.seconds + (performance.now() - begun) / 1000 });
    });
  });
  return () => {
    const { hits, misses, bytes, entries } = cache.figures();
    const lines = [...answers].flatMap(([labels, { count, seconds }]) => [
      `api_request_seconds_count{${labels}} ${count}`,
      `api_request_seconds_sum{${labels}} ${seconds.toFixed(6)}`,
    ]);
    return [
      '# TYPE api_request_seconds summary',
      ...lines,
      '# TYPE api_cache_reads counter',
      `api_cache_reads{result="hit"} ${hits}`,
      `api_cache_reads{result="miss"} ${misses}`,
      '# TYPE api_cache_bytes gauge',
      `api_cache_bytes ${bytes}`,
      `api_cache_entries ${entries}`,
      '# TYPE api_database_connections gauge',
      `api_database_connections{state="all"} ${db.pool.totalCount}`,
      `api_database_connections{state="idle"} ${db.pool.idleCount}`,
      `api_database_connections{state="waiting"} ${db.pool.waitingCount}`,
      '# TYPE api_database_restarts counter',
      `api_database_restarts ${db.embedded?.restarts ?? 0}`,
      '# TYPE process_resident_memory_bytes gauge',
      `process_resident_memory_bytes ${process.memoryUsage.rss()}`,
      '',
    ].join('\n');
  };
}
const KNOWN_METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);
