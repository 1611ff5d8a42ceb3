import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRegistry } from './registry-file.mjs';
import { sourceHashes } from './source-hash.mjs';
import { buildablePackages, ROOT, remotes } from './workspace.mjs';

/** The remotes of this tree that no release was made of as they are now: { remote, sourceHash, current } with the version in force, undefined of a new one. */
export async function findChanged({ releasesDir, registryFile, root = ROOT }) {
  const packages = buildablePackages(root);
  const hashes = sourceHashes(packages, root);
  const { remotes: known } = await readRegistry(registryFile);
  return remotes(root)
    .map((remote) => ({
      remote,
      sourceHash: hashes.get(packages.find(({ dir }) => dir === remote.dir)?.name),
      current: known[remote.name]?.current,
    }))
    .filter(({ remote, sourceHash }) => {
      const versions = Object.keys(known[remote.name]?.releases ?? {});
      // After a roll-back, too: these very sources were released before, whatever is in force now.
      return !versions.some(
        (version) => readSource(join(releasesDir, remote.name, version)) === sourceHash,
      );
    });
}

function readSource(folder) {
  const file = join(folder, '.built-from');
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}
