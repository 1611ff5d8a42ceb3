import './lib/require-node.mjs';
import { resolve } from 'node:path';
import { commandLine, fail } from './lib/command-line.mjs';

const HELP = `Packs the packages of shared-libs, so that repositories of teams can install them.

  npm run pack -- <folder>      writes a file .tgz for each into the folder`;

const { positionals } = commandLine(HELP);
try {
  if (!positionals[0]) throw new Error('Into which folder?');
  const { packPackages } = await import('./lib/pack-packages.mjs');
  for (const { file } of await packPackages(resolve(positionals[0]))) console.log(file);
} catch (error) {
  fail(error);
}
