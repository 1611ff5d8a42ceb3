import { clearWhitelistCommand } from './clear-whitelist-command.ts';
import type { Command } from './command.ts';
import { createAccountCommand } from './create-account-command.ts';
import { exportCommand } from './export-command.ts';
import { importCommand } from './import-command.ts';
import { replaceDataKeyCommand } from './replace-data-key-command.ts';
import { listSnapshotsCommand, restoreCommand, snapshotCommand } from './snapshot-commands.ts';
import { verifyAuditCommand } from './verify-audit-command.ts';

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
