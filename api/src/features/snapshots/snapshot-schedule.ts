import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { scheduleJob } from '../../platform/schedule-job.ts';

const MINUTE = 60_000;

/** Takes a snapshot of the embedded database whenever the newest is older than the setting says; the first a minute after the start. */
export function scheduleSnapshots(app: FastifyInstance, { snapshots, config, log }: Deps): void {
  const every = config.snapshotEvery * MINUTE;
  if (!snapshots || every === 0) return;
  scheduleJob(app, {
    everyMs: MINUTE,
    firstMs: MINUTE,
    failure: 'no snapshot could be taken; it is tried again in a minute',
    level: 'error',
    async run() {
      const newest = snapshots.list()[0];
      // Taken a little early rather than a minute late.
      if (
        newest &&
        snapshots.hasJournal() &&
        Date.now() - Date.parse(newest.takenAt) < every - MINUTE / 2
      )
        return;
      const { name, bytes } = await snapshots.take('schedule');
      log.info({ snapshot: name, bytes }, 'snapshot taken');
    },
  });
}
