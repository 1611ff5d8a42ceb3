import { spawn } from 'node:child_process';
import os from 'node:os';
import { fileURLToPath } from 'node:url';
import type { TableCounts } from '../embedded/table-counts.ts';

export interface OpenedSnapshot {
  tables: TableCounts;
  sha256: string;
}

/** Opens a snapshot file in a process of its own, in memory or into a folder that does not exist yet, brought up to date by a journal; rejects when it is no whole database. */
export async function openedSnapshot(
  file: string,
  programs: URL,
  { folder, journal }: { folder?: string; journal?: string } = {},
): Promise<OpenedSnapshot> {
  const program = fileURLToPath(new URL('open-snapshot.js', programs));
  const child = spawn(process.execPath, [program, file, folder ?? '', journal ?? ''], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // The site goes first.
  if (child.pid !== undefined && folder === undefined)
    os.setPriority(child.pid, os.constants.priority.PRIORITY_LOW);
  let said = '';
  let complaint = '';
  child.stdout.on('data', (data: Buffer) => {
    said += data.toString();
  });
  child.stderr.on('data', (data: Buffer) => {
    complaint = (complaint + data.toString()).slice(-2000);
  });
  const code = await new Promise((resolve, reject) =>
    child.once('error', reject).once('close', resolve),
  );
  if (code !== 0)
    throw new Error(complaint.trim().split('\n').at(-1) || `it could not be opened (${code})`);
  return JSON.parse(said) as OpenedSnapshot;
}

/** Throws when an opened snapshot does not hold what was counted when it was taken. */
export function requireSame(expected: TableCounts, found: TableCounts): void {
  const names = new Set([...Object.keys(expected), ...Object.keys(found)]);
  const differing = [...names].filter((name) => expected[name] !== found[name]);
  if (differing.length > 0)
    throw new Error(
      `it holds other rows than were counted: ${differing.map((name) => `${name} ${found[name] ?? 'none'} instead of ${expected[name] ?? 'none'}`).join(', ')}`,
    );
}
