import fs from 'node:fs';
import path from 'node:path';
import type { Embedded } from '../embedded/embedded.ts';
import { cutJournal } from '../embedded/journal.ts';
import { openedSnapshot, requireSame } from './opened-snapshot.ts';
import type { Snapshot, SnapshotReason } from './snapshot-files.ts';
import {
  dropOldSnapshots,
  keepSnapshot,
  newSnapshotName,
  snapshotFolder,
} from './snapshot-files.ts';

export interface SnapshotPlace {
  dataDir: string;
  programs: URL;
  /** How many are kept. */
  kept: number;
}

/** The running embedded database as one file, opened and counted before it counts as a snapshot. */
export async function takeSnapshot(
  embedded: Embedded,
  { dataDir, programs, kept }: SnapshotPlace,
  reason: SnapshotReason,
): Promise<Snapshot> {
  const folder = snapshotFolder(dataDir);
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
  const now = new Date();
  const name = newSnapshotName(now);
  const part = path.join(folder, `${name}.part`);
  try {
    const { tables, segment } = await embedded.snapshot(part);
    const opened = await openedSnapshot(part, programs).catch((error: Error) => {
      throw new Error(`The snapshot cannot be opened again: ${error.message}`, { cause: error });
    });
    requireSame(tables, opened.tables);
    const snapshot = keepSnapshot(dataDir, part, name, {
      takenAt: now.toISOString(),
      reason,
      bytes: fs.statSync(part).size,
      sha256: opened.sha256,
      tables,
      segment,
    });
    cutJournal(dataDir, segment);
    dropOldSnapshots(dataDir, kept);
    return snapshot;
  } finally {
    fs.rmSync(part, { force: true });
  }
}
