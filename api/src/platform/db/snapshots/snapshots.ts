import type { Embedded } from '../embedded/embedded.ts';
import { journalFolder, listSegments } from '../embedded/journal.ts';
import { listSnapshots, type SnapshotReason } from './snapshot-files.ts';
import { type SnapshotOptions, takeSnapshot } from './take-snapshot.ts';

export type Snapshots = ReturnType<typeof createSnapshots>;

export function createSnapshots(embedded: Embedded, options: SnapshotOptions) {
  let last: Promise<unknown> = Promise.resolve();
  let failures = 0;
  return {
    /** One at a time. */
    take(reason: SnapshotReason) {
      const snapshot = last.then(() => takeSnapshot(embedded, options, reason));
      last = snapshot.catch(() => failures++);
      return snapshot;
    },
    /** Newest first. */
    list: () => listSnapshots(options.dataDir),
    /** Whether later commits are copied to a journal. */
    hasJournal: () => listSegments(journalFolder(options.dataDir)).length > 0,
    /** Failed attempts since the start. */
    failures: () => failures,
  };
}
