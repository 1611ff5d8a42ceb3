import fs from 'node:fs';
import path from 'node:path';
import type { TableCounts } from '../embedded/table-counts.ts';

export type SnapshotReason = 'schedule' | 'command' | 'migration' | 'restore';

/** Written only after a snapshot was opened and verified. */
interface SnapshotMeta {
  takenAt: string;
  reason: SnapshotReason;
  bytes: number;
  sha256: string;
  tables: TableCounts;
  /** First journal segment to replay; absent in 0.9.0. */
  segment?: string;
}
export interface Snapshot extends SnapshotMeta {
  name: string;
  file: string;
}
const SUFFIX = '.tar.gz';

export const snapshotFolder = (dataDir: string) => path.join(dataDir, 'snapshots');
export const newSnapshotName = (at: Date) => at.toISOString().replace(/[-:.]/g, '');

/** Verified snapshots of a data folder, newest first. */
export function listSnapshots(dataDir: string): Snapshot[] {
  const folder = snapshotFolder(dataDir);
  let names: string[];
  try {
    names = fs.readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(SUFFIX))
    .sort()
    .reverse()
    .flatMap((each) => {
      const name = each.slice(0, -SUFFIX.length);
      const meta = loadMeta(path.join(folder, `${name}.json`));
      return meta ? [{ ...meta, name, file: path.join(folder, each) }] : [];
    });
}

/** Renames a verified file and writes its metadata: only then it counts as a snapshot. */
export function saveSnapshot(
  dataDir: string,
  part: string,
  name: string,
  meta: SnapshotMeta,
): Snapshot {
  const file = path.join(snapshotFolder(dataDir), `${name}${SUFFIX}`);
  fs.writeFileSync(
    path.join(snapshotFolder(dataDir), `${name}.json`),
    `${JSON.stringify(meta, null, 2)}\n`,
    { mode: 0o600, flush: true },
  );
  fs.renameSync(part, file);
  return { ...meta, name, file };
}

/** Removes all but the newest `maxSnapshots`, and leftovers of interrupted ones. */
export function deleteOldSnapshots(dataDir: string, maxSnapshots: number) {
  const folder = snapshotFolder(dataDir);
  const good = new Set(
    listSnapshots(dataDir)
      .slice(0, maxSnapshots)
      .map(({ name }) => name),
  );
  for (const each of fs.readdirSync(folder))
    if (!good.has(each.replace(/\..*$/, '')))
      fs.rmSync(path.join(folder, each), { force: true, recursive: true });
}

function loadMeta(file: string) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as SnapshotMeta;
  } catch {
    return undefined;
  }
}
