import fs from 'node:fs';
import path from 'node:path';
import type { Embedded } from '../embedded/embedded.ts';
import { journalFolder, listSegments, pruneJournal } from '../embedded/journal.ts';
import { inspectSnapshot, requireEqualCounts } from './restore-snapshot.ts';
import {
  deleteOldSnapshots,
  listSnapshots,
  newSnapshotName,
  type Snapshot,
  type SnapshotReason,
  saveSnapshot,
  snapshotFolder,
} from './snapshot-files.ts';

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

interface SnapshotOptions {
  dataDir: string;
  programs: URL;
  /** How many are retained. */
  maxSnapshots: number;
}

/** One file, verified by opening it and counting rows before it counts as a snapshot. */
export async function takeSnapshot(
  embedded: Embedded,
  { dataDir, programs, maxSnapshots }: SnapshotOptions,
  reason: SnapshotReason,
): Promise<Snapshot> {
  const folder = snapshotFolder(dataDir);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  const name = newSnapshotName(now);
  const part = path.join(folder, `${name}.part`);
  try {
    const { tables, segment } = await embedded.snapshot(part);
    const opened = await inspectSnapshot(part, programs).catch((error: Error) => {
      throw new Error(`The snapshot cannot be opened again: ${error.message}`, { cause: error });
    });
    requireEqualCounts(tables, opened.tables);
    const snapshot = saveSnapshot(dataDir, part, name, {
      takenAt: now.toISOString(),
      reason,
      bytes: fs.statSync(part).size,
      sha256: opened.sha256,
      tables,
      segment,
    });
    pruneJournal(dataDir, segment);
    deleteOldSnapshots(dataDir, maxSnapshots);
    return snapshot;
  } finally {
    fs.rmSync(part, { force: true });
  }
}
