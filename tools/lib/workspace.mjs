import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The repository's root. */
export const ROOT = resolve(import.meta.dirname, '../..');

export function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Error(`${file} is not JSON: ${error.message}`);
  }
}

/** All packages with a build, dependencies first: { name, dir, dependencies }. */
export function buildablePackages(root = ROOT) {
  // A team's own repository has none.
  const { workspaces = [] } = readJson(join(root, 'package.json'));
  const folders = workspaces.flatMap((pattern) =>
    pattern.endsWith('/*')
      ? readdirSync(join(root, pattern.slice(0, -2))).map((name) =>
          join(pattern.slice(0, -2), name),
        )
      : [pattern],
  );
  const packages = folders
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => ({ folder, manifest: readJson(join(root, folder, 'package.json')) }))
    .filter(({ manifest }) => manifest.scripts?.build)
    .map(({ folder, manifest }) => ({
      name: manifest.name,
      folder,
      dir: join(root, folder),
      script: manifest.scripts.build,
      // Including devDependencies: bundled packages are not needed in production.
      dependencies: Object.keys({
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...manifest.devDependencies,
      }),
    }));
  const names = new Set(packages.map(({ name }) => name));
  const ordered = [];
  const visit = (one) => {
    if (ordered.includes(one)) return;
    for (const name of one.dependencies)
      if (names.has(name)) visit(packages.find((each) => each.name === name));
    ordered.push(one);
  };
  packages.forEach(visit);
  return ordered.map((one) => ({
    ...one,
    dependencies: one.dependencies.filter((name) => names.has(name)),
  }));
}

/** All remotes of this repository: { folder, dir, name }, name from remote.json. */
export function remotes(root = ROOT) {
  return readdirSync(root, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(root, entry.name, 'remote.json')))
    .map(({ name: folder }) => ({
      folder,
      dir: join(root, folder),
      name: readJson(join(root, folder, 'remote.json')).name,
    }));
}

/** Finds a remote by folder or name; throws with a list of them. */
export function findRemote(text, root = ROOT) {
  const all = remotes(root);
  const found = all.find(
    ({ folder, name }) => folder === text?.replace(/\/$/, '') || name === text,
  );
  if (found) return found;
  throw new Error(
    `${text ? `There is no remote "${text}".` : 'Which remote?'} There are: ${all.map(({ folder }) => folder).join(', ') || 'none'}.`,
  );
}
