import './lib/require-node.mjs';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages } from './lib/build.mjs';
import { commandLine, fail, REMOTE_OPTIONS } from './lib/command-line.mjs';
import { installPackages } from './lib/install.mjs';
import { ROOT } from './lib/workspace.mjs';

const HELP = `Makes a repository of a team's own, with a visitors' remote that works: a page in the shell's layout, both languages, tests, CI.

  npm run new:repository -- <folder> --name mf_open_day --title "開放日" --title-en "Open day"
      [--path /open-day] [--group know] [--description "…"] [--description-en "…"] [--owner "team"]
      [--shell=https://…]       the deployed shell that it is for; else the one that is built here
      [--packages <folder>]     the site's packages, packed; else they are packed now. The repository has copies of them in vendor/`;

const options = ['name', 'packages', 'shell', ...REMOTE_OPTIONS];
const { positionals, values } = commandLine(HELP, options);
const packed = mkdtempSync(join(tmpdir(), 'packages-'));
try {
  if (!positionals[0]) throw new Error('Into which folder?');
  await installPackages(ROOT, console.log);
  await buildPackages({
    isSelected: ({ folder }) =>
      folder === 'shared-libs/releases' || (folder === 'shell' && !values.shell),
  });
  const { createRepository, describeNextSteps } = await import('./kit/create-command.mjs');
  const { packPackages } = await import('./lib/pack-packages.mjs');
  if (!values.packages) {
    console.log("Packing the site's packages …");
    await packPackages(packed);
  }
  const { packages: lock } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8'));
  const repository = await createRepository({
    ...values,
    folder: positionals[0],
    packages: values.packages ?? packed,
    shell: values.shell ?? join(ROOT, 'shell/dist/client/contract.json'),
    versions: Object.fromEntries(
      Object.entries(lock).map(([path, { version }]) => [
        path.replace(/^node_modules\//, ''),
        version,
      ]),
    ),
  });
  describeNextSteps(repository);
} catch (error) {
  fail(error);
} finally {
  rmSync(packed, { recursive: true, force: true });
}
