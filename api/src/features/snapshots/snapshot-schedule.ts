import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';

const MINUTE_MS = 60_000;
const SNAPSHOT_INTERVAL_MS = 60 * MINUTE_MS;

/** Hourly by the age of the newest snapshot; first a minute after the start. */
export function scheduleSnapshots(app: FastifyInstance, { snapshots, log }: Deps) {
  if (!snapshots) return;
  scheduleJob(app, {
    everyMs: MINUTE_MS,
    firstMs: MINUTE_MS,
    failure: 'the snapshot failed and will be retried in a minute',
    level: 'error',
    async run() {
      const newest = snapshots.list()[0];
      // Slightly early rather than a minute late.
      if (
        newest &&
        snapshots.hasJournal() &&
        Date.now() - Date.parse(newest.takenAt) < SNAPSHOT_INTERVAL_MS - MINUTE_MS / 2
      )
        return;
      const { name, bytes } = await snapshots.take('schedule');
      log.info({ snapshot: name, bytes }, 'snapshot taken');
    },
  });
}
