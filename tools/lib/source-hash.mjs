import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './workspace.mjs';

/** No inputs of a build. */
const LEFT_OUT =
  /^(node_modules|dist|\.cache|seed|drizzle|coverage)$|\.(test|spec)\.[cm]?[jt]sx?$|\.md$/;

/** Hash per package of its and its dependencies' sources, build configuration and lock file. */
export function sourceHashes(packages, root = ROOT) {
  const common = hashFiles(
    [
      join(root, 'package-lock.json'),
      join(root, 'tsconfig.base.json'),
      ...filesBelow(join(root, 'tools/vite')),
    ],
    root,
  );
  const hashes = new Map();
  for (const { name, dir, dependencies } of packages) {
    const below = dependencies.map((dependency) => hashes.get(dependency)).join();
    hashes.set(
      name,
      createHash('sha256')
        .update(`${common} ${below} ${hashFiles(filesBelow(dir), root)}`)
        .digest('hex'),
    );
  }
  return hashes;
}

function hashFiles(files, root) {
  const hash = createHash('sha256');
  for (const file of files)
    hash
      .update(`${file.slice(root.length)}\0`)
      .update(readFileSync(file))
      .update('\0');
  return hash.digest('hex');
}
const filesBelow = (dir) =>
  readdirSync(dir, { withFileTypes: true })
    .filter(({ name }) => !LEFT_OUT.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) =>
      entry.isDirectory() ? filesBelow(join(dir, entry.name)) : [join(dir, entry.name)],
    );
