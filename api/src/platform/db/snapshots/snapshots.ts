import type { Embedded } from '../embedded/embedded.ts';
import { journalFolder, listSegments } from '../embedded/journal.ts';
import type { Snapshot, SnapshotReason } from './snapshot-files.ts';
import { listSnapshots } from './snapshot-files.ts';
import type { SnapshotPlace } from './take-snapshot.ts';
import { takeSnapshot } from './take-snapshot.ts';

/** The snapshots of a running embedded database. */
export interface Snapshots {
  /** One at a time. */
  take(reason: SnapshotReason): Promise<Snapshot>;
  /** Newest first. */
  list(): Snapshot[];
  /** Whether what is written after the newest one is copied as well. */
  hasJournal(): boolean;
  /** Attempts that failed since the start. */
  failures(): number;
}

export function createSnapshots(embedded: Embedded, place: SnapshotPlace): Snapshots {
  let last: Promise<unknown> = Promise.resolve();
  let failures = 0;
  return {
    take(reason) {
      const taken = last.then(() => takeSnapshot(embedded, place, reason));
      last = taken.catch(() => failures++);
      return taken;
    },
    list: () => listSnapshots(place.dataDir),
    hasJournal: () => listSegments(journalFolder(place.dataDir)).length > 0,
    failures: () => failures,
  };
}
