import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { buildPackages, runScript } from './build.mjs';
import { writeDeclarations } from './package-types.mjs';
import { publishedPackages } from './published-packages.mjs';
import { ROOT } from './workspace.mjs';

/** Builds the kit for teams; it is bundled from these tools and no part of the site's build. */
export const buildKit = (root = ROOT) =>
  runScript('vite build', join(root, 'shared-libs/remote-kit'), root);

/** Packs every package of shared-libs with npm: [{ name, version, file }], absolute files. */
export async function packPackages(folder, root = ROOT) {
  const packages = publishedPackages(root);
  await mkdir(folder, { recursive: true });
  await buildPackages({ root, isSelected: ({ dir }) => packages.some((one) => one.dir === dir) });
  await buildKit(root);
  // Once for all: `prepack` in each package would parse most sources five times.
  await writeDeclarations(packages, root);
  const packed = [];
  for (const { name, version, dir } of packages) {
    await runScript(`npm pack --ignore-scripts --pack-destination "${folder}"`, dir, root);
    // File name as chosen by `npm pack`.
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.tgz`;
    packed.push({ name, version, file: join(folder, file) });
  }
  return packed;
}
