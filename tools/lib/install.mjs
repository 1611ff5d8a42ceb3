import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const OLDEST_NODE = [20, 19];

/** Throws a sentence on a Node that is too old. */
export function requireNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor >= OLDEST_NODE[1])) return;
  throw new Error(`Node ${version} is too old: version ${OLDEST_NODE.join('.')} or newer is needed (24 is recommended).`);
}

/** Installs the packages of the lock file when they are not there yet; answers whether it had to. Throws a sentence when npm is missing or fails. */
export function installPackages(root) {
  const lock = join(root, 'package-lock.json');
  const stamp = join(root, 'node_modules/.installed-from');
  const wanted = createHash('sha256').update(readFileSync(lock)).digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return false;
  const own = join(root, 'node_modules/.package-lock.json');
  const isThere = existsSync(own) && statSync(own).mtimeMs >= statSync(lock).mtimeMs;
  if (!isThere) {
    // `npm ci` takes all packages away before it brings new ones: good where there are none, or half of them; where the lock only changed, the lock decides the versions as well.
    // With the packages that build, also where NODE_ENV says production.
    const command = existsSync(own) ? ['install', '--no-save'] : ['ci'];
    const { status, error } = spawnSync('npm', [...command, '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (error?.code === 'ENOENT') throw new Error('npm was not found: install Node with npm, and make sure that npm is in the PATH.');
    if (status !== 0) throw new Error('The packages could not be installed: npm says why above. The network or the package registry may be out of reach.');
  }
  writeFileSync(stamp, wanted);
  return !isThere;
}
