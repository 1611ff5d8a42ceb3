import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackages, runScript } from './build.mjs';
import { writeDeclarations } from './package-types.mjs';
import { publishedPackages } from './published-packages.mjs';
import { ROOT } from './workspace.mjs';

/** Builds the kit that teams build with: made of these tools, and of no use to the site itself, so that no other build brings it along. */
export const buildKit = (root = ROOT) =>
  runScript('vite build', join(root, 'shared-libs/remote-kit'), root);

/** Packs every package of shared-libs with npm into a folder: [{ name, version, file }], files absolute. */
export async function packPackages(folder, root = ROOT) {
  const packages = publishedPackages(root);
  await mkdir(folder, { recursive: true });
  await buildPackages({ root, wanted: ({ dir }) => packages.some((one) => one.dir === dir) });
  await buildKit(root);
  // Once for all: what `prepack` does for each alone would read most sources five times.
  await writeDeclarations(packages, root);
  const packed = [];
  for (const { name, version, dir } of packages) {
    await runScript(`npm pack --ignore-scripts --pack-destination "${folder}"`, dir, root);
    // As npm names it.
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    packed.push({ name, version, file: join(folder, file) });
  }
  return packed;
}
