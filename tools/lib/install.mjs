import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requireDiskSpace } from './disk-space.mjs';
import { findRegistryProblem, npm } from './npm.mjs';

/** Megabytes of the packages and builds. */
const REQUIRED_MEGABYTES = 800;
const PROGRESS_INTERVAL_MS = 4000;

/**
 * Installs missing packages of the lock file; returns whether it had to. `say` gets the progress.
 * Throws when npm is missing, the registry unreachable, the disk too small, or npm fails.
 */
export async function installPackages(root, say = () => {}) {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules/.installed-from');
  const lockHash = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash) return false;
  // npm writes this file last: without it there was no complete installation.
  const own = join(root, 'node_modules/.package-lock.json');
  const isWhole = existsSync(own);
  const isThere = isWhole && statSync(own).mtimeMs >= statSync(lock).mtimeMs;
  if (!isThere) await install(root, isWhole, say);
  writeFileSync(stamp, lockHash);
  return !isThere;
}

async function install(root, isWhole, say) {
  if (!isWhole) requireDiskSpace(root, REQUIRED_MEGABYTES, 'the packages and the builds');
  const problem = await findRegistryProblem(root);
  if (problem) say(`the package registry cannot be reached (${problem}): trying with npm's cache`);
  // `npm ci` deletes all packages first; a changed lock only needs an update.
  // Includes the build tools, also with NODE_ENV=production.
  const command = isWhole ? ['install', '--no-save'] : ['ci'];
  const more = problem ? ['--offline'] : [];
  const progress = setInterval(() => say(describeProgress(root)), PROGRESS_INTERVAL_MS);
  try {
    const { code, output } = await npm(
      [...command, ...more, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: root,
        isLoud: !problem,
      },
    );
    if (code === 0) return;
    if (problem && !output.includes('ENOTCACHED')) process.stderr.write(output);
  } finally {
    clearInterval(progress);
  }
  throw new Error(
    problem
      ? `The packages could not be installed: the package registry cannot be reached (${problem}), and npm has not cached all of them. Check the network, and the registry and proxy that npm is set to (npm config list).`
      : 'The packages could not be installed: see the output of npm above.',
  );
}

function describeProgress(root) {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  // Optional ones depend on the platform.
  const expected = Object.entries(packages).filter(
    ([path, { link, optional }]) => path.includes('node_modules/') && !link && !optional,
  );
  const there = expected.filter(([path]) => existsSync(join(root, path, 'package.json'))).length;
  return there === 0
    ? `requesting ${expected.length} packages from the registry …`
    : `${there} of ${expected.length} packages …`;
}
