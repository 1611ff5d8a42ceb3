import { type ExecFileException, execFile } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { TableCounts } from '../embedded/table-counts.ts';

const run = promisify(execFile);

export interface SnapshotContents {
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
): Promise<SnapshotContents> {
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
