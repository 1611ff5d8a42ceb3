import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { releaseRemote, tryRelease } from '../release/release-remote.mjs';
import { readRemote } from '../vite/release-files.mjs';
import { STORED_CONTRACT } from './stored-contract.mjs';

/** The remote of a repository: { folder, dir, name }. Throws where there is none. */
export function ownRemote(dir = process.cwd()) {
  const path = resolve(dir);
  if (!existsSync(join(path, 'remote.json')))
    throw new Error(`${path} holds no remote: remote.json is missing.`);
  const { name } = readRemote(path);
  return { folder: name, dir: path, name };
}

const findShell = (dir, shell) => {
  if (shell) return shell;
  const stored = join(dir, STORED_CONTRACT);
  return existsSync(stored) ? stored : undefined;
};

/** Builds the remote like a release, then cleans up: { release, faults, pages }. */
export function tryOwnRemote({ dir = process.cwd(), shell } = {}) {
  const remote = ownRemote(dir);
  return tryRelease({
    remote,
    root: remote.dir,
    shell: findShell(remote.dir, shell),
  });
}

/**
 * Builds the release into the repository's dist/release: { release, folder }.
 * `from`: folder of a finished build, of any bundler with Module Federation.
 */
export async function buildOwnRelease({ dir = process.cwd(), shell, version, drops, from }) {
  const remote = ownRemote(dir);
  const folder = join(remote.dir, 'dist/release');
  await rm(folder, { recursive: true, force: true });
  const release = await releaseRemote({
    remote,
    root: remote.dir,
    outDir: folder,
    shell: findShell(remote.dir, shell),
    version,
    drops,
    builtIn: from && resolve(from),
  });
  return { release, folder };
}
