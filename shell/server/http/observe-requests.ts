import type { FastifyInstance } from 'fastify';
import type { Metrics } from '../base/metrics.ts';

const PROBES = new Set(['/healthz', '/readyz', '/metrics']);

/** One log line and one count per request; the query stays out of the log, it may be a person's. */
export function observeRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.raw.statusCode;
    metrics.count('shell_requests_total', { route, status: String(status) });
    if (PROBES.has(route)) return;
    app.log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.url.split('?')[0],
        status,
        time: Math.round(reply.elapsedTime),
      },
      'answered',
    );
  });
}
