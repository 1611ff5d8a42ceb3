import type { Embedded } from '../embedded/embedded.ts';
import { journalFolder, listSegments } from '../embedded/journal.ts';
import { listSnapshots, type Snapshot, type SnapshotReason } from './snapshot-files.ts';
import { type SnapshotOptions, takeSnapshot } from './take-snapshot.ts';

export interface Snapshots {
  /** One at a time. */
  take(reason: SnapshotReason): Promise<Snapshot>;
  /** Newest first. */
  list(): Snapshot[];
  /** Whether later commits are copied to a journal. */
  hasJournal(): boolean;
  /** Failed attempts since the start. */
  failures(): number;
}

export function createSnapshots(embedded: Embedded, options: SnapshotOptions): Snapshots {
  let last: Promise<unknown> = Promise.resolve();
  let failures = 0;
  return {
    take(reason) {
      const snapshot = last.then(() => takeSnapshot(embedded, options, reason));
      last = snapshot.catch(() => failures++);
      return snapshot;
    },
    list: () => listSnapshots(options.dataDir),
    hasJournal: () => listSegments(journalFolder(options.dataDir)).length > 0,
    failures: () => failures,
  };
}
