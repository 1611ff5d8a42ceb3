import fs from 'node:fs';
import path from 'node:path';
import { journalFolder, listSegments, removeJournal } from '../embedded/journal.ts';
import { requireExpectedTables } from '../embedded/table-counts.ts';
import { commitFolder, prepareStagingPath } from '../embedded/template-folder.ts';
import { inspectSnapshot, requireEqualCounts } from './inspect-snapshot.ts';
import type { Snapshot } from './snapshot-files.ts';
import { newSnapshotName } from './snapshot-files.ts';

export interface RestoreResult {
  snapshot: Snapshot;
  /** Where the database that stood there is now; null when there was none. */
  movedTo: string | null;
  /** Whether the journal gave back what was committed after the snapshot. */
  isUpToDate: boolean;
}

interface RestoreTarget {
  dataDir: string;
  programs: URL;
  aside: 'broken' | 'replaced';
}

/**
 * Puts a snapshot in the place of the database folder; what stood there is kept beside it as `pg.<aside>-<time>`.
 * With `replay` the journal brings it up to date, where it can. The caller holds the folder's lock.
 * Rejects, with the old folder untouched, when the snapshot is not what was taken.
 */
export async function restoreSnapshot(
  snapshot: Snapshot,
  { replay = false, ...target }: RestoreTarget & { replay?: boolean },
): Promise<RestoreResult> {
  const database = path.join(target.dataDir, 'pg');
  const journal = journalFolder(target.dataDir);
  const [first] = listSegments(journal);
  const canReplay = replay && first !== undefined && first <= (snapshot.segment ?? '');
  const replayed = canReplay && (await open(snapshot, target, journal).catch(() => null));
  const fresh = replayed || (await open(snapshot, target));
  // It belongs to the database that stood there.
  if (!replayed) removeJournal(target.dataDir);
  const movedTo = fs.existsSync(database)
    ? `${database}.${target.aside}-${newSnapshotName(new Date())}`
    : null;
  if (movedTo) fs.renameSync(database, movedTo);
  commitFolder(fresh, database);
  return { snapshot, movedTo, isUpToDate: Boolean(replayed) };
}

/** Opens a snapshot into a new folder beside the database and checks what it holds. */
async function open(
  snapshot: Snapshot,
  { dataDir, programs }: RestoreTarget,
  journal?: string,
): Promise<string> {
  const folder = prepareStagingPath(path.join(dataDir, 'pg'));
  try {
    const opened = await inspectSnapshot(snapshot.file, programs, {
      folder,
      ...(journal && { journal }),
    });
    if (opened.sha256 !== snapshot.sha256)
      throw new Error('its file has been changed since it was taken');
    if (journal) requireExpectedTables(snapshot.tables, opened.tables);
    else requireEqualCounts(snapshot.tables, opened.tables);
    return folder;
  } catch (error) {
    fs.rmSync(folder, { recursive: true, force: true });
    throw new Error(
      `The snapshot ${snapshot.name} cannot be restored: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** Restores the newest snapshot that can be; null when there is none. */
export async function restoreNewest(
  snapshots: Snapshot[],
  target: { dataDir: string; programs: URL },
  onBad: (error: Error) => void,
): Promise<RestoreResult | null> {
  for (const snapshot of snapshots) {
    try {
      return await restoreSnapshot(snapshot, { ...target, aside: 'broken', replay: true });
    } catch (error) {
      onBad(error as Error);
    }
  }
  return null;
}
