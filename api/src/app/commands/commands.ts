import type { Command } from './command.ts';
import {
  clearWhitelistCommand,
  createAccountCommand,
  replaceDataKeyCommand,
  verifyAuditCommand,
} from './maintenance-commands.ts';
import { listSnapshotsCommand, restoreCommand, snapshotCommand } from './snapshot-commands.ts';
import { exportCommand, importCommand } from './transfer-commands.ts';

/** The commands of `node api/dist/server.js <command>`. */
export const COMMANDS: readonly Command[] = [
  exportCommand,
  importCommand,
  snapshotCommand,
  listSnapshotsCommand,
  restoreCommand,
  createAccountCommand,
  clearWhitelistCommand,
  verifyAuditCommand,
  replaceDataKeyCommand,
];
