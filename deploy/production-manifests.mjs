import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

// node deploy/production-manifests.mjs <workspace>: keeps only its run-time dependencies.
// `npm ci --omit=dev --workspace` would also install what the build tools' workspace depends on.
const root = process.cwd();
const [target] = process.argv.slice(2);
const manifestIn = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const write = (folder, manifest) =>
  writeFileSync(join(root, folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);

const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
// The lock file lists a workspace under its folder, everything else under node_modules.
const folders = new Map(
  Object.entries(lock.packages).flatMap(([folder, { name }]) =>
    folder === '' || folder.includes('node_modules/') ? [] : [[name, folder]],
  ),
);
if (![...folders.values()].includes(target)) throw new Error(`There is no workspace "${target}".`);

const included = new Set([target]);
for (const folder of included) {
  const { devDependencies: _left, ...manifest } = manifestIn(folder);
  for (const name of Object.keys(manifest.dependencies ?? {}))
    if (folders.has(name)) included.add(folders.get(name));
  write(folder, manifest);
}
const { devDependencies: _left, ...manifest } = manifestIn('.');
write('.', { ...manifest, workspaces: [...included] });
