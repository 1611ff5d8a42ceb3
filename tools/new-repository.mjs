import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildPackages, buildReleaseCode } from './lib/build.mjs';
import { commandLine, fail, REMOTE_OPTIONS } from './lib/command-line.mjs';
import { installPackages } from './lib/install.mjs';
import { ROOT } from './lib/workspace.mjs';

const HELP = `Makes a repository of a team's own, with a visitors' remote that works: a page in the shell's layout, both languages, tests, CI.

  npm run new:repository -- <folder> --name mf_open_day --title "開放日" --title-en "Open day"
      [--path /open-day] [--group know] [--description "…"] [--description-en "…"] [--owner "team"]
      [--shell=https://…]       the deployed shell that it is for; else the one that is built here

The site's packages are packed for it; the repository has copies of them in vendor/.`;

const { positionals, values } = commandLine(HELP, ['name', 'shell', ...REMOTE_OPTIONS]);
const packages = mkdtempSync(join(tmpdir(), 'packages-'));
try {
  await installPackages(ROOT, console.log);
  await buildReleaseCode();
  if (!values.shell) await buildPackages({ isSelected: ({ folder }) => folder === 'shell' });
  const shell = values.shell ?? join(ROOT, 'shell/dist/client/contract.json');
  const { checkNew } = await import('./kit/create-command.mjs');
  await checkNew({ ...values, folder: positionals[0], shell });
  const { packPackages } = await import('./lib/pack-packages.mjs');
  console.log("Packing the site's packages …");
  await packPackages(packages);
  const { status } = spawnSync(
    process.execPath,
    [
      join(ROOT, 'shared-libs/remote-kit/dist/cli.js'),
      'create',
      ...process.argv.slice(2),
      `--packages=${packages}`,
      `--shell=${shell}`,
    ],
    { stdio: 'inherit' },
  );
  process.exitCode = status ?? 1;
} catch (error) {
  fail(error);
} finally {
  rmSync(packages, { recursive: true, force: true });
}
