import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../metrics.ts';

interface Deps {
  apiUrl: string;
  metrics: Metrics;
  /** Whether a remote is there that has visitors' pages. */
  hasPages: () => boolean;
}

/** /healthz: the process answers. /readyz: it can serve, that is, the API is ready too, and a remote is there. /metrics: for this machine only. */
export function healthRoutes(app: FastifyInstance, { apiUrl, metrics, hasPages }: Deps) {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) => reply.header('cache-control', 'no-store').send({ status: 'ok' }));
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    const api = await fetch(`${apiUrl}/readyz`, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    );
    const missing = api ? (hasPages() ? null : 'waiting for the remotes') : 'waiting for the API';
    const status = isClosing ? 'closing' : (missing ?? 'ready');
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) =>
    isLocal(request) ? reply.type('text/plain; version=0.0.4').send(metrics.text()) : reply.callNotFound(),
  );
}

// Behind a proxy on the same machine every connection is local; what was passed on is not.
const isLocal = (request: FastifyRequest) =>
  /^(::1|(::ffff:)?127\.)/.test(request.socket.remoteAddress ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined;
