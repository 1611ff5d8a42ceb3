import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refused } from '../answers.ts';
import type { Deps } from '../deps.ts';
import { isInternal } from './internal-token.ts';
import { metricsOf } from './metrics.ts';

const READY_WITHIN = 2000;
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

/** /healthz: the process lives (no database, cheap); /readyz: it can serve; /metrics: Prometheus text. The latter two are for this machine or our own processes. */
export async function health(app: FastifyInstance, deps: Deps): Promise<void> {
  const { db, config } = deps;
  const ownOnly = (request: FastifyRequest) => {
    // the socket's address, so that no forwarding header can claim to be local
    const local = LOOPBACK.test(request.raw.socket.remoteAddress ?? '') && request.isDirect;
    if (!local && !isInternal(request.headers['x-internal-token'], config.internalToken)) throw new Refused(-1, 404, { message: 'error.notFound' });
  };
  const metrics = metricsOf(app, deps);
  app.get('/healthz', { config: { access: 'public' }, schema: { hide: true } }, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    ownOnly(request);
    reply.header('cache-control', 'no-store');
    if (app.isStopping) return reply.code(503).header('retry-after', '3').send({ ok: false, stopping: true });
    await within(READY_WITHIN, db.pool.query('select 1'));
    const { recovered } = db;
    return reply.send({ ok: true, ...(recovered && { restoredFrom: recovered.snapshot.takenAt, brokenFolder: recovered.movedTo }) });
  });
  app.get('/metrics', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    ownOnly(request);
    return reply.type('text/plain; version=0.0.4').send(await metrics());
  });
}

// A database that does not answer is as good as none.
async function within<T>(milliseconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(Object.assign(new Error('the database did not answer in time'), { code: '57P03' })), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
