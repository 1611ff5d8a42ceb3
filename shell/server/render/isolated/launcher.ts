import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Removes network access and root privileges. */
const UNSHARE = ['/usr/bin/unshare', '--user', '--net', '--'];
/** Kills even a looping renderer with its shell; others end with the channel. */
const SETPRIV = ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'];

let launcher: readonly string[] | undefined;

/** Command prefix, as far as this system supports it. */
export function findLauncher(): readonly string[] {
  launcher ??= [...(canUnshare() ? UNSHARE : []), ...(existsSync(SETPRIV[0] ?? '') ? SETPRIV : [])];
  return launcher;
}

// Containers and some distributions deny unprivileged namespaces.
function canUnshare(): boolean {
  const [command = '', ...args] = UNSHARE;
  return spawnSync(command, [...args, process.execPath, '--version']).status === 0;
}
