import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

/** The first of these files or commands that can be run, or null. */
export function findProgram(candidates) {
  for (const candidate of candidates) {
    if (!candidate) continue;
    const paths = /[/\\]/.test(candidate)
      ? [candidate]
      : (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, candidate));
    const found = paths.find(isExecutable);
    if (found) return found;
  }
  return null;
}

/** Folders below `parent` by version number, the newest first. */
export function versionsIn(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => /^\d+/.test(name))
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((name) => join(parent, name));
}

/** Installs system packages if permitted; returns whether it succeeded. */
export function installPackages(names) {
  const apt = findProgram(['apt-get']);
  if (!apt || process.getuid?.() !== 0) return false;
  say(`  Installing ${names.join(', ')} with apt-get …`);
  const options = {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  };
  try {
    execFileSync(apt, ['update', '-q'], options);
    execFileSync(apt, ['install', '-y', '-q', '--no-install-recommends', ...names], options);
    return true;
  } catch {
    return false;
  }
}

/** Stops the service that the package installation started: the tests start their own. */
export function stopService(name) {
  try {
    execFileSync('service', [name, 'stop'], { stdio: 'ignore' });
  } catch {
    // Nothing was started: fine.
  }
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
