import './lib/require-node.mjs';
import { buildPackages } from './lib/build.mjs';
import { fail } from './lib/command-line.mjs';

// npm runs this in a package of shared-libs before it packs it.
try {
  const dir = process.cwd();
  await buildPackages({ isSelected: (one) => one.dir === dir });
  const { buildKit } = await import('./lib/pack-packages.mjs');
  const { publishedPackages } = await import('./lib/published-packages.mjs');
  const { writeDeclarations } = await import('./lib/package-types.mjs');
  if (dir.endsWith('remote-kit')) await buildKit();
  await writeDeclarations(publishedPackages().filter((one) => one.dir === dir));
} catch (error) {
  fail(error);
}
