import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { say } from './say.mjs';

/** The first of these files or commands that can be run, or null. */
export function findProgram(candidates) {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const paths = candidates
    .filter(Boolean)
    .flatMap((candidate) =>
      /[/\\]/.test(candidate) ? [candidate] : folders.map((folder) => join(folder, candidate)),
    );
  return paths.find(isExecutable) ?? null;
}

/** Folders below `parent` by version number, the newest first. */
export function versionsIn(parent) {
  if (!existsSync(parent)) return [];
  return readdirSync(parent)
    .filter((name) => /^\d+/.test(name))
    .sort((a, b) => Number.parseFloat(b) - Number.parseFloat(a))
    .map((name) => join(parent, name));
}

/** What `find` finds, after an installation where needed; stops the service that it started. */
export function findOrInstall(find, packages, service) {
  const found = find();
  if (found || !installPackages(packages)) return found;
  if (service) stopService(service);
  return find();
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

// The tests start their own.
function stopService(name) {
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
