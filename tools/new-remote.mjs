import './lib/require-node.mjs';
import { spawnSync } from 'node:child_process';
import { buildPackages } from './lib/build.mjs';
import { commandLine, fail, REMOTE_OPTIONS } from './lib/command-line.mjs';
import { installPackages } from './lib/install.mjs';
import { ROOT } from './lib/workspace.mjs';

const HELP = `Makes a new remote that works: one page, its route and claim, its build.

  npm run new:remote -- <name> --title "開放日" --title-en "Open day"                  for visitors
  npm run new:remote -- <name> --title "新聞編輯台" --title-en "News desk" --area news   for the back office
      [--path /open-day] [--group know] [--owner "team"] [--description "…"] [--description-en "…"]

For a repository of the team's own see npm run new:repository.`;

const { positionals, values } = commandLine(HELP, ['area', ...REMOTE_OPTIONS], ['no-install']);
try {
  // On a fresh clone: the claim is checked by the protocol, which has to be built.
  if (!values['no-install']) await installPackages(ROOT, console.log);
  await buildPackages({ isSelected: ({ folder }) => folder === 'shared-libs/protocol' });
  const { writeRemote } = await import('./lib/new-remote.mjs');
  const { folder, path, files } = await writeRemote({
    root: ROOT,
    name: positionals[0],
    ...values,
  });
  console.log(`${folder}:\n${files.map((file) => `  ${file}`).join('\n')}`);
  if (!values['no-install']) {
    const { status, error } = spawnSync(
      'npm',
      ['install', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        cwd: ROOT,
        stdio: 'inherit',
        shell: process.platform === 'win32',
      },
    );
    if (error || status !== 0)
      throw new Error(
        'The remote is written, but npm install failed: run it again before you go on.',
      );
  }
  console.log(
    `\nNext:\n  npm run dev -- ${folder}        see it at http://127.0.0.1:3000${path}\n  npm run release -- ${folder}    make it current`,
  );
} catch (error) {
  fail(error);
}
