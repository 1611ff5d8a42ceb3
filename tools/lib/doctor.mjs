import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { REMOTE_CONTRACT, SHARED_PACKAGES } from '@admissions/contracts';
import { readRegistry } from './registry-file.mjs';
import { claimFaults } from './release-checks.mjs';

/** Examines what is in force: { remotes: [{ name, version, previous, files, bytes, faults }], faults } with one sentence per fault. */
export async function examine({ registryFile, releasesDir, root }) {
  const registry = await readRegistry(registryFile);
  const examined = [];
  for (const [name, { current, previous, releases }] of Object.entries(registry.remotes)) {
    const release = releases[current];
    const { bytes, faults } = await filesOf(join(releasesDir, name, current), release);
    if (release.manifest.contract !== REMOTE_CONTRACT)
      faults.push(`speaks contract ${release.manifest.contract}, this shell ${REMOTE_CONTRACT}`);
    examined.push({
      name,
      version: current,
      previous,
      files: Object.keys(release.files).length,
      bytes,
      faults: [...faults, ...claimFaults(release.manifest, registry)],
    });
  }
  return { remotes: examined, faults: versionFaults(root) };
}

async function filesOf(folder, { files }) {
  const faults = [];
  let bytes = 0;
  for (const [file, hash] of Object.entries(files)) {
    const content = await readFile(join(folder, file)).catch(() => null);
    bytes += content?.length ?? 0;
    if (!content) faults.push(`${file} is missing`);
    else if (`sha384-${createHash('sha384').update(content).digest('base64')}` !== hash)
      faults.push(`${file} is not the file that was released`);
  }
  return { bytes, faults };
}

/** Shared packages whose installed version is not the one that remotes are built for. */
export function versionFaults(root, packages = SHARED_PACKAGES) {
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
