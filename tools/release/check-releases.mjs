import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SHARED_PACKAGES } from '@admissions/protocol/releases';
import { findReleaseFaults, loadShellContract, measurePages } from '@admissions/releases';
import { readRegistryCopy } from './registry-copy.mjs';

/**
 * Checks the releases in force by the release checks: { remotes, faults }, one message per fault;
 * each remote: { name, version, previous, pin, files, pages, faults }.
 * `shell`: address of a deployed shell; default: the one built here.
 */
export async function examine({ registryFile, releasesDir, root, shell }) {
  const registry = (await readRegistryCopy(registryFile)) ?? { remotes: {} };
  const contract = await loadShellContract({ address: shell, root });
  const examined = [];
  for (const [name, { current, previous, pin, releases }] of Object.entries(registry.remotes)) {
    const release = releases[current];
    const folder = join(releasesDir, name, current);
    examined.push({
      name,
      version: current,
      previous,
      pin,
      files: Object.keys(release.files).length,
      pages: await measurePages(folder, release).catch(() => []),
      faults: await findReleaseFaults({ folder, release, registry, contract }),
    });
  }
  return { remotes: examined, faults: findVersionFaults(root) };
}

/** Shared packages with another installed version than remotes are built for. */
export function findVersionFaults(root, packages = SHARED_PACKAGES) {
  const require = createRequire(join(root, 'shell/package.json'));
  return Object.entries(packages).flatMap(([name, { required }]) => {
    const folder = name
      .split('/')
      .slice(0, name.startsWith('@') ? 2 : 1)
      .join('/');
    const path = require.resolve
      .paths(folder)
      .map((parent) => join(parent, folder, 'package.json'))
      .find(exists(require));
    if (!path) return [`${folder} is not installed`];
    const { version } = require(path);
    return version.split('.')[0] === required.replace(/^\D*/, '').split('.')[0]
      ? []
      : [`${name} ${version} is installed, remotes are built for ${required}`];
  });
}
const exists = (require) => (path) => {
  try {
    return Boolean(require.resolve(path));
  } catch {
    return false;
  }
};
