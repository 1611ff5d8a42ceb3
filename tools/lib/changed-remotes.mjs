import { sourceHashes } from './source-hash.mjs';
import { buildablePackages, ROOT, remotes } from './workspace.mjs';

/** The remotes of this tree that no release in `registry` was made of as they are now: { remote, sourceHash, current } with the version in force, undefined of a new one. */
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
      // After a roll-back, too: these very sources were released before, whatever is in force now.
      return !releases.some(({ provenance }) => provenance?.sourceHash === sourceHash);
    });
}

/** What each remote of the tree is made of, by its name. */
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
