import fs from 'node:fs';
import path from 'node:path';
import { journalFolder, listSegments, removeJournal } from '../embedded/journal.ts';
import { checkAgainst } from '../embedded/table-counts.ts';
import { newFolderFor, settle } from '../embedded/template-folder.ts';
import { openedSnapshot, requireSame } from './opened-snapshot.ts';
import type { Snapshot } from './snapshot-files.ts';
import { newSnapshotName } from './snapshot-files.ts';

export interface Restored {
  snapshot: Snapshot;
  /** Where the database that stood there is now; null when there was none. */
  movedTo: string | null;
  /** Whether the journal gave back what was committed after the snapshot. */
  isUpToDate: boolean;
}

interface Place {
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
  { replay = false, ...place }: Place & { replay?: boolean },
): Promise<Restored> {
  const database = path.join(place.dataDir, 'pg');
  const journal = journalFolder(place.dataDir);
  const [first] = listSegments(journal);
  const canReplay = replay && first !== undefined && first <= (snapshot.segment ?? '');
  const replayed = canReplay && (await open(snapshot, place, journal).catch(() => null));
  const fresh = replayed || (await open(snapshot, place));
  // It belongs to the database that stood there.
  if (!replayed) removeJournal(place.dataDir);
  const movedTo = fs.existsSync(database)
    ? `${database}.${place.aside}-${newSnapshotName(new Date())}`
    : null;
  if (movedTo) fs.renameSync(database, movedTo);
  settle(fresh, database);
  return { snapshot, movedTo, isUpToDate: Boolean(replayed) };
}

/** Opens a snapshot into a new folder beside the database and checks what it holds. */
async function open(
  snapshot: Snapshot,
  { dataDir, programs }: Place,
  journal?: string,
): Promise<string> {
  const folder = newFolderFor(path.join(dataDir, 'pg'));
  try {
    const opened = await openedSnapshot(snapshot.file, programs, {
      folder,
      ...(journal && { journal }),
    });
    if (opened.sha256 !== snapshot.sha256)
      throw new Error('its file has been changed since it was taken');
    if (journal) checkAgainst(snapshot.tables, opened.tables);
    else requireSame(snapshot.tables, opened.tables);
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
  place: { dataDir: string; programs: URL },
  onBad: (error: Error) => void,
): Promise<Restored | null> {
  for (const snapshot of snapshots) {
    try {
      return await restoreSnapshot(snapshot, { ...place, aside: 'broken', replay: true });
    } catch (error) {
      onBad(error as Error);
    }
  }
  return null;
}
