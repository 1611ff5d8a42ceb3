import { type ExecFileException, execFile } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { journalFolder, listSegments, removeJournal } from '../embedded/journal.ts';
import { requireExpectedTables, type TableCounts } from '../embedded/table-counts.ts';
import { commitFolder, prepareStagingPath } from '../embedded/template-folder.ts';
import { newSnapshotName, type Snapshot } from './snapshot-files.ts';

export interface RestoreResult {
  snapshot: Snapshot;
  /** New path of the replaced database; null if there was none. */
  movedTo: string | null;
  /** Whether the journal restored the commits after the snapshot. */
  isUpToDate: boolean;
}

interface RestoreTarget {
  dataDir: string;
  programs: URL;
  aside: 'broken' | 'replaced';
}

/**
 * The previous folder is moved to `pg.<aside>-<time>`; `replay` applies the journal where possible.
 * The caller holds the folder's lock. Rejects, changing nothing, when the snapshot is damaged.
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
  // It belongs to the replaced database.
  if (!replayed) removeJournal(target.dataDir);
  const movedTo = fs.existsSync(database)
    ? `${database}.${target.aside}-${newSnapshotName(new Date())}`
    : null;
  if (movedTo) fs.renameSync(database, movedTo);
  commitFolder(fresh, database);
  return { snapshot, movedTo, isUpToDate: Boolean(replayed) };
}

/** Opens a snapshot into a new folder beside the database and checks its counts. */
async function open(snapshot: Snapshot, { dataDir, programs }: RestoreTarget, journal?: string) {
  const folder = prepareStagingPath(path.join(dataDir, 'pg'));
  try {
    const opened = await inspectSnapshot(snapshot.file, programs, {
      folder,
      ...(journal && { journal }),
    });
    if (opened.sha256 !== snapshot.sha256)
      throw new Error('its file was changed after it was taken');
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

/** Returns null when no snapshot can be restored. */
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

const run = promisify(execFile);

interface SnapshotContents {
  tables: TableCounts;
  sha256: string;
}

/**
 * Opens it in its own process, in memory or into a new folder, with the journal replayed.
 * Rejects when it is not a complete database.
 */
export async function inspectSnapshot(
  file: string,
  programs: URL,
  { folder, journal }: { folder?: string; journal?: string } = {},
) {
  const program = fileURLToPath(new URL('open-snapshot.js', programs));
  const opening = run(process.execPath, [program, file, folder ?? '', journal ?? '']);
  const { pid } = opening.child;
  // Low priority: the site goes first.
  if (pid !== undefined && folder === undefined)
    os.setPriority(pid, os.constants.priority.PRIORITY_LOW);
  const { stdout } = await opening.catch(({ stderr, code }: ExecFileException) => {
    throw new Error(stderr?.trim().split('\n').at(-1) || `it could not be opened (${code})`);
  });
  return JSON.parse(stdout) as SnapshotContents;
}

/** Throws when row counts differ from those taken with the snapshot. */
export function requireEqualCounts(expected: TableCounts, found: TableCounts) {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const differing = [...names].filter((name) => expected[name] !== found[name]);
  if (differing.length > 0)
    throw new Error(
      `its row counts differ: ${differing.map((name) => `${name} ${found[name] ?? 'none'} instead of ${expected[name] ?? 'none'}`).join(', ')}`,
    );
}
