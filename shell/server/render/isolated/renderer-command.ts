import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { resolveWithoutLinks } from '../resolve-without-links.ts';

/** Removes network access and root privileges. */
const UNSHARE = ['/usr/bin/unshare', '--user', '--net', '--'] as const;
/** Kills even a looping renderer with its shell; others end with the channel. */
const SETPRIV = ['/usr/bin/setpriv', '--pdeathsig', 'KILL', '--no-new-privs', '--'] as const;

let launcher: readonly string[] | undefined;

/** Command prefix, as far as this system supports it. */
export function findLauncher() {
  launcher ??= [...(canUnshare() ? UNSHARE : []), ...(existsSync(SETPRIV[0]) ? SETPRIV : [])];
  return launcher;
}

// Containers and some distributions deny unprivileged namespaces.
function canUnshare() {
  const [command, ...args] = UNSHARE;
  return spawnSync(command, [...args, process.execPath, '--version']).status === 0;
}

export interface RendererProgram {
  program: string;
  /** Verified copy of the release; `serverEntry` is relative to it. */
  releaseFolder: string;
  serverEntry: string;
  /** Of the remote. */
  name: string;
  heapMegabytes: number;
}

/** The permission model limits reads to the renderer's folder and the release. */
export function buildRendererCommand(options: RendererProgram) {
  const { program, releaseFolder, serverEntry, name, heapMegabytes } = options;
  const programFolder = resolveWithoutLinks(dirname(program));
  const release = resolveWithoutLinks(releaseFolder);
  return [
    ...findLauncher(),
    process.execPath,
    process.allowedNodeEnvironmentFlags.has('--permission')
      ? '--permission'
      : '--experimental-permission',
    `--allow-fs-read=${programFolder}`,
    `--allow-fs-read=${release}`,
    // Before Node 22 the permission model prints a warning at every start.
    '--disable-warning=ExperimentalWarning',
    // The permission model does not cover files of node:sqlite.
    ...(isBuiltin('node:sqlite') ? ['--no-experimental-sqlite'] : []),
    `--max-old-space-size=${heapMegabytes}`,
    join(programFolder, basename(program)),
    join(release, serverEntry),
    name,
  ];
}
