import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import { PROBES } from './allowed-hosts.ts';

/** Query strings are not logged, because they may contain personal data. */
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

/** A successful public read: too frequent to log. */
const isOrdinaryRead = ({ method, url }: FastifyRequest, status: number) =>
  method === 'GET' && status < 400 && url.startsWith('/api/ap/');
