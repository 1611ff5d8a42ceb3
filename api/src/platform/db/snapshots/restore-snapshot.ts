import fs from 'node:fs';
import path from 'node:path';
import { newFolderFor, settle } from '../embedded/template-folder.ts';
import { openedSnapshot, requireSame } from './opened-snapshot.ts';
import type { Snapshot } from './snapshot-files.ts';
import { newSnapshotName } from './snapshot-files.ts';

export interface Restored {
  snapshot: Snapshot;
  /** Where the database that stood there is now; null when there was none. */
  movedTo: string | null;
}

/**
 * Puts a snapshot in the place of the database folder; what stood there is kept beside it as `pg.<aside>-<time>`.
 * The caller holds the folder's lock. Rejects, with the old folder untouched, when the snapshot is not what was taken.
 */
export async function restoreSnapshot(
  snapshot: Snapshot,
  place: { dataDir: string; programs: URL; aside: 'broken' | 'replaced' },
): Promise<Restored> {
  const database = path.join(place.dataDir, 'pg');
  const fresh = newFolderFor(database);
  try {
    const opened = await openedSnapshot(snapshot.file, place.programs, fresh);
    if (opened.sha256 !== snapshot.sha256)
      throw new Error('its file has been changed since it was taken');
    requireSame(snapshot.tables, opened.tables);
  } catch (error) {
    fs.rmSync(fresh, { recursive: true, force: true });
    throw new Error(
      `The snapshot ${snapshot.name} cannot be restored: ${(error as Error).message}`,
      { cause: error },
    );
  }
  const movedTo = fs.existsSync(database)
    ? `${database}.${place.aside}-${newSnapshotName(new Date())}`
    : null;
  if (movedTo) fs.renameSync(database, movedTo);
  settle(fresh, database);
  return { snapshot, movedTo };
}

/** Restores the newest snapshot that can be; null when there is none. */
export async function restoreNewest(
  snapshots: Snapshot[],
  place: { dataDir: string; programs: URL },
  onBad: (error: Error) => void,
): Promise<Restored | null> {
  for (const snapshot of snapshots) {
    try {
      return await restoreSnapshot(snapshot, { ...place, aside: 'broken' });
    } catch (error) {
      onBad(error as Error);
    }
  }
  return null;
}
