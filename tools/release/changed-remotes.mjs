import { sourceHashes } from '../lib/source-hash.mjs';
import { buildablePackages, ROOT, remotes } from '../lib/workspace.mjs';

/** Remotes with sources that `registry` has no release of: { remote, sourceHash, current }. */
export function findChanged(registry, root = ROOT) {
  const hashes = hashRemotes(root);
  return remotes(root)
    .map((remote) => ({
      remote,
      sourceHash: hashes.get(remote.name),
      current: registry.remotes[remote.name]?.current,
    }))
    .filter(({ remote, sourceHash }) => {
      const releases = Object.values(registry.remotes[remote.name]?.releases ?? {});
      // Also after a rollback: these sources were released before, whatever is current now.
      return !releases.some(({ provenance }) => provenance?.sourceHash === sourceHash);
    });
}

/** Source hash of each remote of the tree, by its name. */
export function hashRemotes(root = ROOT) {
  const packages = buildablePackages(root);
  const hashes = sourceHashes(packages, root);
  return new Map(
    remotes(root).map(({ name, dir }) => [
      name,
      hashes.get(packages.find((each) => each.dir === dir)?.name),
    ]),
  );
}
