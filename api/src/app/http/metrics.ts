import fs from 'node:fs';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { countRequests } from '../../platform/http/request-counts.ts';
import { countPendingWork } from './pending-work.ts';

type Gauge = [name: string, value: number | undefined, labels?: string];

/** Returns a function for the Prometheus text. */
export function createMetrics(app: FastifyInstance, deps: Deps): () => Promise<string> {
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
