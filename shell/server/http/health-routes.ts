import { isSameSecret } from '@admissions/protocol/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from '../base/metrics.ts';
import type { Recorder } from '../figures/recorder.ts';

/** What the last minutes were like, release by release; for our own processes. */
const FIGURES_PATH = '/shell/figures';

interface Deps {
  apiUrl: string;
  internalToken: string;
  /** Proxies that were named: then a connection from this machine may be anybody's. */
  trustedProxies: readonly string[];
  metrics: Metrics;
  recorder: Pick<Recorder, 'read'>;
  /** Whether a remote is there that has visitors' pages. */
  hasPages: () => boolean;
  /** Why this shell must not get visitors, as a sentence; null when nothing speaks against it. */
  problem: () => string | null;
  /** Renders a page that all come to; whether that was possible. */
  renderFirst: () => Promise<boolean>;
}
/** What the API said last is good for so long (milliseconds): its answer costs a query. */
const READY_CACHE_MS = 1000;
/** A home page that cannot be rendered is no reason to show none of the others. */
const MAX_WARM_UP_ATTEMPTS = 3;

/** /healthz: the process answers. /readyz: it can serve, that is, the API is ready too, a remote is there, and what only the first render of all has to do is done. /metrics, and /shell/figures with what the last minutes were like: for this machine or our own processes. */
export function registerHealthRoutes(
  app: FastifyInstance,
  {
    apiUrl,
    internalToken,
    trustedProxies,
    metrics,
    recorder,
    hasPages,
    problem,
    renderFirst,
  }: Deps,
) {
  const isApiReady = cacheFor(READY_CACHE_MS, () =>
    fetch(`${apiUrl}/readyz`, {
      headers: internalToken ? { 'x-internal-token': internalToken } : {},
      signal: AbortSignal.timeout(2000),
    }).then(
      ({ ok, body }) => body?.cancel().then(() => ok) ?? ok,
      () => false,
    ),
  );
  const isTrusted = (request: FastifyRequest) =>
    (trustedProxies.length === 0 && isLocal(request)) ||
    isSameSecret(request.headers['x-internal-token'], internalToken);
  async function findMissing(): Promise<string | null> {
    if (!(await isApiReady())) return 'waiting for the API';
    return hasPages() ? null : 'waiting for the remotes';
  }
  // The first page of a cold process takes many times as long: no visitor's should be it.
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
    const missing = problem() ?? (await findMissing());
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
  app.get(FIGURES_PATH, { logLevel: 'silent' }, async (request, reply) =>
    isTrusted(request)
      ? reply.header('cache-control', 'no-store').send(recorder.read())
      : reply.callNotFound(),
  );
}

// Behind a proxy on the same machine every connection is local. What one passed on has its mark, or at least its old protocol or a name that is not this machine's.
const isLocal = ({ socket, headers, raw }: FastifyRequest) =>
  /^(::1|(::ffff:)?127\.)/.test(socket.remoteAddress ?? '') &&
  raw.httpVersion === '1.1' &&
  /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(headers.host ?? '') &&
  !Object.keys(headers).some((name) => PASSED_ON.test(name));
const PASSED_ON =
  /^(x-forwarded|x-real-ip$|x-original-|x-client-ip$|x-cluster-|x-envoy-|x-azure-|true-client-ip$|cf-|fastly-|forwarded$|via$)/;

/** Asks once for all who want to know at the same time, and keeps the answer for so long. */
function cacheFor(time: number, ask: () => Promise<boolean>): () => Promise<boolean> {
  let answer: Promise<boolean> | null = null;
  return () => {
    answer ??= ask().finally(() => {
      setTimeout(() => {
        answer = null;
      }, time).unref();
    });
    return answer;
  };
}
