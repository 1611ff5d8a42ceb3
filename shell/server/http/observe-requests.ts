import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import { PROBES } from './allowed-hosts.ts';

/** One count per request and, unless it is an ordinary read, one log line; the query stays out of the log, it may be a person's. */
export function observeRequests(app: FastifyInstance, metrics: Metrics) {
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    const status = reply.raw.statusCode;
    metrics.count('shell_requests_total', { route, status: String(status) });
    if (!PROBES.has(route) && !isOrdinaryRead(request, status))
      app.log.info(
        {
          requestId: request.id,
          method: request.method,
          path: request.url.split('?')[0],
          status,
          ms: Math.round(reply.elapsedTime),
        },
        'answered',
      );
    done();
  });
}

/** A visitor's read that went well: there are thousands a minute, all alike. */
const isOrdinaryRead = ({ method, url }: FastifyRequest, status: number) =>
  method === 'GET' && status < 400 && url.startsWith('/api/ap/');
