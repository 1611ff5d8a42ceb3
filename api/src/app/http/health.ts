import fs from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { isSameSecret } from '@admissions/protocol/server';
import { and, eq, like, sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { formMails } from '../../features/forms/data/forms-tables.ts';
import { media } from '../../features/media/media-tables.ts';
import { HIDDEN } from '../../platform/http/declared-access.ts';
import { refused } from '../../platform/http/http-error.ts';
import { createTimedCache } from '../../platform/timed-cache.ts';

const READY_TIMEOUT_MS = 2000;
const READY_TTL_MS = 1000;
const LOOPBACK = /^(::1|(::ffff:)?127\.)/;

/** /healthz: liveness without database; internal: /readyz, and /metrics for Prometheus. */
export async function health(app: FastifyInstance, deps: Deps) {
  const { db, config } = deps;
  const requireInternal = (request: FastifyRequest) => {
    // The socket's address: a forwarding header cannot claim to be local
    const local = LOOPBACK.test(request.raw.socket.remoteAddress ?? '') && request.isDirect;
    if (!local && !isSameSecret(request.headers['x-internal-token'], config.internalToken))
      throw refused(404, 'error.notFound');
  };
  const metrics = createMetrics(app, deps);
  const readiness = createTimedCache(
    () => Promise.race([db.pool.query('select 1'), failAfter(READY_TIMEOUT_MS)]),
    READY_TTL_MS,
  );
  app.get('/healthz', HIDDEN, async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ ok: true }),
  );
  app.get('/readyz', HIDDEN, async (request, reply) => {
    requireInternal(request);
    reply.header('cache-control', 'no-store');
    if (app.isStopping)
      return reply.code(503).header('retry-after', '3').send({ ok: false, stopping: true });
    await readiness.read();
    const { recovered } = db;
    return reply.send({
      ok: true,
      ...(recovered && {
        restoredFrom: recovered.snapshot.takenAt,
        brokenFolder: recovered.movedTo,
      }),
    });
  });
  app.get('/metrics', HIDDEN, async (request, reply) => {
    requireInternal(request);
    return reply.type('text/plain; version=0.0.4').send(await metrics());
  });
}

/** A database that does not answer counts as down. */
async function failAfter(milliseconds: number): Promise<never> {
  await sleep(milliseconds, undefined, { ref: false });
  throw Object.assign(new Error('the database did not answer in time'), { code: '57P03' });
}

type Gauge = [name: string, value: number | undefined, labels?: string];

/** Returns a function for the Prometheus text. */
function createMetrics(app: FastifyInstance, deps: Deps) {
  const { cache, db, snapshots, config } = deps;
  const requests = countRequests(app);
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  app.addHook('onClose', async () => void delay.disable());
  return async () => {
    const { hits, misses, bytes, entries } = cache.figures();
    const newest = snapshots?.list()[0];
    const waiting = await countPendingWork(deps);
    const gauges: Gauge[] = [
      ['api_event_loop_delay_seconds', delay.mean / 1e9, 'of="mean"'],
      ['api_event_loop_delay_seconds', delay.percentile(99) / 1e9, 'of="p99"'],
      ['api_event_loop_delay_seconds', delay.max / 1e9, 'of="max"'],
      ['api_cache_reads', hits, 'result="hit"'],
      ['api_cache_reads', misses, 'result="miss"'],
      ['api_cache_bytes', bytes],
      ['api_cache_entries', entries],
      ['api_database_up', waiting ? 1 : 0],
      ['api_database_connections', db.pool.totalCount, 'state="all"'],
      ['api_database_connections', db.pool.idleCount, 'state="idle"'],
      ['api_database_connections', db.pool.waitingCount, 'state="waiting"'],
      ['api_database_restarts', db.embedded?.restarts ?? 0],
      ['api_database_restored', db.recovered ? 1 : 0],
      ['api_broken_database_folders', brokenFolders(config.dataDir)],
      ['api_snapshots', snapshots?.list().length],
      ['api_snapshot_age_seconds', newest && (Date.now() - Date.parse(newest.takenAt)) / 1000],
      ['api_snapshot_failures', snapshots?.failures()],
      ['api_waiting', waiting?.mails, 'for="mail"'],
      ['api_waiting', waiting?.pictures, 'for="avif"'],
      ['process_resident_memory_bytes', process.memoryUsage.rss()],
      ['process_uptime_seconds', process.uptime()],
    ];
    delay.reset();
    return [...requests.lines(), ...formatGauges(gauges), ''].join('\n');
  };
}

function formatGauges(gauges: Gauge[]) {
  const typed = new Set<string>();
  return gauges.flatMap(([name, value, labels]) => {
    if (value === undefined) return [];
    const line = `${name}${labels ? `{${labels}}` : ''} ${Number(value.toFixed(6))}`;
    if (typed.has(name)) return [line];
    typed.add(name);
    return [`# TYPE ${name} ${COUNTERS.has(name) ? 'counter' : 'gauge'}`, line];
  });
}
const COUNTERS = new Set(['api_cache_reads', 'api_database_restarts', 'api_snapshot_failures']);

// A folder that was moved aside remains an alert until an operator removes it.
function brokenFolders(dataDir: string) {
  try {
    return fs.readdirSync(dataDir).filter((name) => name.startsWith('pg.broken-')).length;
  } catch {
    return 0;
  }
}

const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const CLASS = /^\/api\/(ap|admin|internal|docs)\b/;
const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

interface Count {
  /** Non-cumulative histogram counts. */
  buckets: number[];
  seconds: number;
  count: number;
}

/** By part of the API, method and status; includes answers sent before a route is found. */
function countRequests(app: FastifyInstance): { lines(): string[] } {
  const counts = new Map<string, Count>();
  function count(request: IncomingMessage, response: ServerResponse, seconds: number) {
    const { method: rawMethod = '', url = '' } = request;
    const part = CLASS.exec(url)?.[1] ?? 'other';
    const method = METHODS.has(rawMethod) ? rawMethod : 'other';
    const status = response.writableFinished ? response.statusCode : 'aborted';
    const labels = `class="${part}",method="${method}",status="${status}"`;
    const entry = counts.get(labels) ?? { buckets: BOUNDS.map(() => 0), seconds: 0, count: 0 };
    counts.set(labels, entry);
    entry.count++;
    entry.seconds += seconds;
    const at = BOUNDS.findIndex((bound) => seconds <= bound);
    if (at >= 0) entry.buckets[at] = (entry.buckets[at] as number) + 1;
  }
  app.server.on('request', (request, response) => {
    const start = performance.now();
    response.once('close', () => count(request, response, (performance.now() - start) / 1000));
  });
  return {
    lines: () => ['# TYPE api_request_seconds histogram', ...[...counts].flatMap(toLines)],
  };
}

function toLines([labels, { buckets, seconds, count }]: [string, Count]) {
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

const COUNT_TIMEOUT_MS = 1000;

/** Sizes of the work queues; undefined while the database is down. */
async function countPendingWork({ db }: Deps) {
  const counts = Promise.all([
    db.orm.$count(formMails, eq(formMails.state, 'queued')),
    db.orm.$count(
      media,
      and(
        like(media.type, 'image/%'),
        sql`not ${media.variants} @> '[{"type":"image/avif"}]'::jsonb`,
      ),
    ),
  ]).then(([mails, pictures]) => ({ mails, pictures }));
  return Promise.race([counts, failAfter(COUNT_TIMEOUT_MS)]).catch(() => undefined);
}
