import './lib/require-node.mjs';
import { commandLine, fail } from './lib/command-line.mjs';
import { dataFolders } from './lib/data-folders.mjs';
import { ROOT, remotes } from './lib/workspace.mjs';

const HELP = `Puts an earlier release of a remote back in force, at once and without a restart, and says which shells serve it.

  npm run rollback -- <remote> [--from 1.2.3] [--to 1.2.2] [--reason "why"]
  npm run rollback -- <remote> --to=https://… --token-file=… --from 1.2.3 | --version 1.2.2 [--reason "why"]
                                            at a site that has a release service (the token may stand in RELEASE_TOKEN)
  npm run rollback -- <remote> --canary [--reason "why"]   ends the canary: everybody gets what is in force
  npm run rollback -- <remote> --unpin      follows the team's own address again

Without a version: the release that was in force before. With --from nothing is changed when that release is no longer in force. The remote stays there until something newer is published or released.`;

const { positionals, values } = commandLine(HELP, {
  to: { type: 'string' },
  reason: { type: 'string' },
  from: { type: 'string' },
  version: { type: 'string' },
  'token-file': { type: 'string' },
  unpin: { type: 'boolean' },
  canary: { type: 'boolean' },
});
try {
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
  const folders = dataFolders(process.env, ROOT);
  const [{ rollBack }, { unpin }, { readActor }, { sayAdoption }, { endCanary }] =
    await Promise.all([
      import('./lib/roll-back.mjs'),
      import('./lib/registry-file.mjs'),
      import('./lib/provenance.mjs'),
      import('./lib/adoption.mjs'),
      import('./lib/channels.mjs'),
    ]);
  const by = readActor();
  const isAtSite = /^https?:/.test(values.to ?? '');
  if (isAtSite) {
    const { readCredentials, rollBackAndReport } = await import('./lib/send-release.mjs');
    const { token } = await readCredentials({ tokenFile: values['token-file'] });
    const { to, from, version, reason } = values;
    process.exitCode = await rollBackAndReport({ to, remote: name, token, from, version, reason });
  } else if (values.unpin) {
    const { to } = await unpin(folders.registryFile, name, {
      reason: values.reason ?? 'unpinned',
      by,
    });
    console.log(`${name}: ${to} is in force, and what its team publishes is taken again.`);
  } else if (values.canary) {
    const reason = values.reason ?? 'rollback';
    const line = await endCanary(folders.registryFile, name, { reason, by });
    console.log(
      `${name}: ${line.from} is no canary any more, ${line.to} is in force for everybody`,
    );
    process.exitCode = await sayAdoption(folders.registryFile, name, line);
  } else {
    const line = await rollBack({
      ...folders,
      name,
      from: values.from,
      version: values.version ?? values.to,
      reason: values.reason,
    });
    console.log(`${name}: ${line.to} is in force again (was ${line.from})`);
    process.exitCode = await sayAdoption(folders.registryFile, name, line);
  }
} catch (error) {
  fail(error);
}
