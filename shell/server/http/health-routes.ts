import { isSameSecret } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../base/metrics.ts';

interface Deps {
  internalToken: string;
  /** If set, a connection from this machine may come from any client. */
  trustedProxies: readonly string[];
  metrics: Metrics;
  /** Whether any remote with visitors' pages is available. */
  hasPages: () => boolean;
  /** Reason to receive no visitors, or null. */
  problem: () => string | null;
  /** Renders a frequent page; false if that failed. */
  renderFirst: () => Promise<boolean>;
}
/** A home page that fails must not keep other pages offline. */
const MAX_WARM_UP_ATTEMPTS = 3;

/** Metrics only for this machine and own processes. */
export function registerHealthRoutes(
  app: FastifyInstance,
  { internalToken, trustedProxies, metrics, hasPages, problem, renderFirst }: Deps,
) {
  const isTrusted = (request: FastifyRequest) =>
    (trustedProxies.length === 0 && isLocal(request)) ||
    isSameSecret(request.headers['x-internal-token'], internalToken);
  // The first render of a cold process is slow: no visitor should wait for it.
  let isWarm = false;
  let isWarming = false;
  async function warmUp() {
    if (isWarming) return;
    isWarming = true;
    for (let tries = 0; tries < MAX_WARM_UP_ATTEMPTS; tries++)
      if (await renderFirst().catch(() => false)) break;
    isWarm = true;
  }
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/healthz', { logLevel: 'silent' }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ status: 'ok' }),
  );
  app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
    // Without the API it serves from its copy.
    const missing = problem() ?? (hasPages() ? null : 'waiting for the remotes');
    if (!missing) void warmUp();
    const status = isClosing
      ? 'closing'
      : (missing ?? (isWarm ? 'ready' : 'rendering a first page'));
    return reply
      .code(status === 'ready' ? 200 : 503)
      .header('cache-control', 'no-store')
      .send({ status });
  });
  app.get('/metrics', { logLevel: 'silent' }, async (request, reply) =>
    isTrusted(request)
      ? reply.type('text/plain; version=0.0.4').send(metrics.text())
      : reply.callNotFound(),
  );
}

// Requests that a local proxy forwards have its headers, HTTP/1.0 or a foreign host name.
const isLocal = ({ socket, headers, raw }: FastifyRequest) =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  raw.httpVersion === '1.1' &&
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => PASSED_ON.test(name));
const PASSED_ON =
  /^(x-forwarded|x-real-ip$|x-original-|x-client-ip$|x-cluster-|x-envoy-|x-azure-|true-client-ip$|cf-|fastly-|forwarded$|via$)/;
