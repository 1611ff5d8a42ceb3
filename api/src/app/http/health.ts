import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { refused } from '../../platform/http/http-error.ts';
import { isInternal } from '../../platform/http/internal-token.ts';
import { createMetrics } from './metrics.ts';

const READY_TIMEOUT_MS = 2000;
const READY_TTL_MS = 1000;
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

/** /healthz: liveness without database; internal: /readyz, and /metrics for Prometheus. */
export async function health(app: FastifyInstance, deps: Deps) {
  const { db, config } = deps;
  const requireInternal = (request: FastifyRequest) => {
    // The socket's address: a forwarding header cannot claim to be local
    const local = LOOPBACK.test(request.raw.socket.remoteAddress ?? '') && request.isDirect;
    if (!local && !isInternal(request.headers['x-internal-token'], config.internalToken))
      throw refused(404, 'error.notFound');
  };
  const metrics = createMetrics(app, deps);
  const isReady = coalesce(READY_TTL_MS, () =>
    withTimeout(READY_TIMEOUT_MS, db.pool.query('select 1')),
  );
  app.get(
    '/healthz',
    { config: { access: 'public' }, schema: { hide: true } },
    async (_request, reply) => reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get(
    '/readyz',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      requireInternal(request);
      reply.header('cache-control', 'no-store');
      if (app.isStopping)
        return reply.code(503).header('retry-after', '3').send({ ok: false, stopping: true });
      await isReady();
      const { recovered } = db;
      return reply.send({
        ok: true,
        ...(recovered && {
          restoredFrom: recovered.snapshot.takenAt,
          brokenFolder: recovered.movedTo,
        }),
      });
    },
  );
  app.get(
    '/metrics',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      requireInternal(request);
      return reply.type('text/plain; version=0.0.4').send(await metrics());
    },
  );
}

/** One run for all concurrent callers, and within this time after its start. */
function coalesce(milliseconds: number, work: () => Promise<unknown>) {
  let last: { at: number; answer: Promise<unknown>; runs: boolean } | undefined;
  return () => {
    if (last && (last.runs || performance.now() - last.at < milliseconds)) return last.answer;
    const run = { at: performance.now(), answer: work(), runs: true };
    last = run;
    const end = () => {
      run.runs = false;
    };
    run.answer.then(end, end);
    return run.answer;
  };
}

// A database that does not answer counts as down.
async function withTimeout<T>(milliseconds: number, work: Promise<T>) {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () =>
        reject(Object.assign(new Error('the database did not answer in time'), { code: '57P03' })),
      milliseconds,
    );
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
