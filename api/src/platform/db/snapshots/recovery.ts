import fs from 'node:fs';
import type { FastifyBaseLogger } from 'fastify';
import { type RestoreResult, restoreNewest } from './restore-snapshot.ts';
import { listSnapshots } from './snapshot-files.ts';

// An engine without disk space does not start either; a restore would not help.
const MIN_FREE_BYTES = 64 * 2 ** 20;

/** Restores the newest good snapshot of a missing or broken database, with loud log lines. */
export function createRecovery(dataDir: string, programs: URL, log: FastifyBaseLogger) {
  let restored: RestoreResult | undefined;
  return {
    done: () => restored,
    options: {
      expected: () => restored?.snapshot.tables ?? listSnapshots(dataDir)[0]?.tables,
      async recover(why: string) {
        const snapshots = listSnapshots(dataDir);
        if (snapshots.length === 0) return false;
        const { bavail, bsize } = fs.statfsSync(dataDir);
        if (bavail * bsize < MIN_FREE_BYTES)
          throw new Error(
            `The embedded database in ${dataDir} did not start and the disk is full: ${why}`,
          );
        log.fatal(
          { why, snapshots: snapshots.length },
          'THE DATABASE CANNOT BE OPENED; restoring the newest good snapshot',
        );
        const done = await restoreNewest(snapshots, { dataDir, programs }, (error) =>
          log.error({ err: error }, 'cannot restore a snapshot'),
        );
        if (!done)
          throw new Error(
            `The embedded database in ${dataDir} did not start (${why}), and none of its ${snapshots.length} snapshots can be restored`,
          );
        restored = done;
        const { name, takenAt } = done.snapshot;
        log.fatal(
          { snapshot: name, takenAt, movedTo: done.movedTo },
          done.isUpToDate
            ? `RESTORED FROM A SNAPSHOT of ${takenAt} AND THE JOURNAL after it: at most the last seconds before the damage are missing`
            : `RESTORED FROM A SNAPSHOT: everything written after ${takenAt} is missing`,
        );
        return true;
      },
    },
  };
}
