import './lib/require-node.mjs';
import { commandLine, fail } from './lib/command-line.mjs';
import { dataFolders } from './lib/data-folders.mjs';
import { ROOT, remotes } from './lib/workspace.mjs';

const HELP = `Puts an earlier release of a remote back in force, at once and without a restart.

  npm run rollback -- <remote> [--to 1.2.3] [--reason "why"]

Without --to: the release that was in force before.`;

const { positionals, values } = commandLine(HELP, {
  to: { type: 'string' },
  reason: { type: 'string' },
});
try {
  const { switchBack } = await import('./lib/registry-file.mjs');
  if (!positionals[0])
    throw new Error(
      `Which remote? There are: ${remotes()
        .map(({ folder }) => folder)
        .join(', ')}.`,
    );
  // A remote whose folder is gone can still be rolled back, by its name.
  const name =
    remotes().find(({ folder, name: own }) => folder === positionals[0] || own === positionals[0])
      ?.name ?? positionals[0];
  const { from, to } = await switchBack(dataFolders(process.env, ROOT).registryFile, name, {
    version: values.to,
    reason: values.reason ?? 'rollback',
  });
  console.log(`${name}: ${to} is in force again (was ${from})`);
} catch (error) {
  fail(error);
}
