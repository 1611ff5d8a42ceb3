import './lib/require-node.mjs';
import { buildPackages } from './lib/build.mjs';
import { commandLine, fail } from './lib/command-line.mjs';

const HELP = `Builds every package with changed sources.

  npm run build [-- --force] [-- <package> …]`;

const { positionals, values } = commandLine(HELP, [], ['force']);
const started = performance.now();
try {
  const isSelected = ({ folder, name }) =>
    positionals.length === 0 ||
    positionals.some((each) => each === folder || each === name || name.endsWith(`/${each}`));
  const { packages } = await buildPackages({
    isSelected,
    isForced: values.force,
    onStep: ({ name, state, seconds }) =>
      state === 'built' && console.log(`${name.padEnd(32)}${seconds.toFixed(1).padStart(6)} s`),
  });
  if (packages.length === 0) throw new Error(`There is no package "${positionals.join(' ')}".`);
  console.log(
    `${packages.length} packages are built (${((performance.now() - started) / 1000).toFixed(1)} s)`,
  );
} catch (error) {
  fail(error);
}
