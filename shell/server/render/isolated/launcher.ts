import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Takes the network and the rights of root away. */
const UNSHARE = ['/usr/bin/unshare', '--user', '--net', '--'];
/** A renderer that loops ends with a shell that is killed, too; all others end with the channel. */
const SETPRIV = ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'];

let launcher: readonly string[] | undefined;

/** The command that starts Node, as far as this system has it. */
export function findLauncher(): readonly string[] {
  launcher ??= [...(canUnshare() ? UNSHARE : []), ...(existsSync(SETPRIV[0] ?? '') ? SETPRIV : [])];
  return launcher;
}

// Containers and some distributions refuse namespaces to processes without rights.
function canUnshare(): boolean {
  const [command = '', ...args] = UNSHARE;
  return spawnSync(command, [...args, process.execPath, '--version']).status === 0;
}
