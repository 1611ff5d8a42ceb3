import fs from 'node:fs';
import path from 'node:path';
import type { TableCounts } from '../embedded/table-counts.ts';

export type SnapshotReason = 'schedule' | 'command' | 'migration' | 'restore';

/** What is written beside every snapshot that has been opened and found whole. */
export interface SnapshotFacts {
  takenAt: string;
  reason: SnapshotReason;
  bytes: number;
  sha256: string;
  tables: TableCounts;
  /** The segment of the journal from which on it can be brought up to date; 0.9.0 had none. */
  segment?: string;
}
export interface Snapshot extends SnapshotFacts {
  name: string;
  file: string;
}
const ENDING = '.tar.gz';

export const snapshotFolder = (dataDir: string) => path.join(dataDir, 'snapshots');
export const newSnapshotName = (at: Date) => at.toISOString().replace(/[-:.]/g, '');

/** All whole snapshots of a data folder, the newest first. */
export function listSnapshots(dataDir: string): Snapshot[] {
  const folder = snapshotFolder(dataDir);
  let names: string[];
  try {
    names = fs.readdirSync(folder);
  } catch {
    return [];
  }
  return names
    .filter((name) => name.endsWith(ENDING))
    .sort()
    .reverse()
    .flatMap((each) => {
      const name = each.slice(0, -ENDING.length);
      const facts = parseFileName(path.join(folder, `${name}.json`));
      return facts ? [{ ...facts, name, file: path.join(folder, each) }] : [];
    });
}

/** Gives a verified file its name, with its facts: only then it counts as a snapshot. */
export function keepSnapshot(
  dataDir: string,
  part: string,
  name: string,
  facts: SnapshotFacts,
): Snapshot {
  const file = path.join(snapshotFolder(dataDir), `${name}${ENDING}`);
  fs.writeFileSync(
    path.join(snapshotFolder(dataDir), `${name}.json`),
    `${JSON.stringify(facts, null, 2)}\n`,
    { mode: 0o600, flush: true },
  );
  fs.renameSync(part, file);
  return { ...facts, name, file };
}

/** Removes all but the newest `kept`, and what interrupted ones left behind. */
export function dropOldSnapshots(dataDir: string, kept: number): void {
  const folder = snapshotFolder(dataDir);
  const good = new Set(
    listSnapshots(dataDir)
      .slice(0, kept)
      .map(({ name }) => name),
  );
  for (const each of fs.readdirSync(folder))
    if (!good.has(each.replace(/\..*$/, '')))
      fs.rmSync(path.join(folder, each), { force: true, recursive: true });
}

function parseFileName(file: string): SnapshotFacts | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as SnapshotFacts;
  } catch {
    return undefined;
  }
}
