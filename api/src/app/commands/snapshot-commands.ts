import { lockFolder } from '../../platform/db/embedded/folder-lock.ts';
import { restoreSnapshot } from '../../platform/db/snapshots/restore-snapshot.ts';
import {
  listSnapshots,
  type Snapshot,
  snapshotFolder,
} from '../../platform/db/snapshots/snapshot-files.ts';
import { CommandError, type DatabaseCommand, type FolderCommand } from './command.ts';

const rowsIn = ({ tables }: Snapshot) => Object.values(tables).reduce((all, each) => all + each, 0);
const formatSnapshot = (snapshot: Snapshot) =>
  `${snapshot.name}  ${snapshot.takenAt}  ${(snapshot.bytes / 2 ** 20).toFixed(1).padStart(7)} MB  ${String(rowsIn(snapshot)).padStart(8)} rows  ${snapshot.reason}`;

export const snapshotCommand: DatabaseCommand = {
  name: 'snapshot',
  usage: '',
  summary:
    'Saves the embedded database as one verified file, while the site is running or stopped.',
  operands: 0,
  async run({ snapshots }) {
    if (!snapshots)
      throw new CommandError(
        'Snapshots are of the embedded database; with DATABASE_URL use pg_dump, or the command export',
      );
    const snapshot = await snapshots.take('command');
    return {
      lines: [
        formatSnapshot(snapshot),
        `Saved ${snapshot.file}; verified by opening it and counting its rows`,
      ],
    };
  },
};

export const listSnapshotsCommand: FolderCommand = {
  name: 'list-snapshots',
  usage: '',
  summary: 'Lists the snapshots of the embedded database, the newest first.',
  operands: 0,
  async runOnFolder({ config }) {
    const all = listSnapshots(config.dataDir);
    return {
      lines:
        all.length > 0
          ? all.map(formatSnapshot)
          : [`No snapshot found in ${snapshotFolder(config.dataDir)}`],
    };
  },
};

export const restoreCommand: FolderCommand = {
  name: 'restore',
  usage: '<name|latest>',
  summary:
    'Restores a snapshot of the embedded database while the site is stopped; the previous database is retained beside it.',
  operands: 1,
  async runOnFolder({ config, programs }, { operands: [requested = ''] }) {
    const all = listSnapshots(config.dataDir);
    const snapshot =
      requested === 'latest'
        ? all[0]
        : all.find(
            ({ name, file }) =>
              name === requested || file === requested || file.endsWith(`/${requested}`),
          );
    if (!snapshot)
      throw new CommandError(
        `No snapshot ${requested} in ${snapshotFolder(config.dataDir)}; list-snapshots shows all`,
      );
    const lock = await lockFolder(config.dataDir);
    try {
      const { movedTo } = await restoreSnapshot(snapshot, {
        dataDir: config.dataDir,
        programs,
        aside: 'replaced',
      });
      return {
        lines: [
          `The database was restored to ${snapshot.takenAt} (${rowsIn(snapshot)} rows)`,
          ...(movedTo ? [`The previous database is in ${movedTo}`] : []),
        ],
      };
    } finally {
      lock.release();
    }
  },
};
