import './lib/require-node.mjs';
import { buildReleaseCode } from './lib/build.mjs';
import { commandLine, fail } from './lib/command-line.mjs';
import { remotes } from './lib/workspace.mjs';

const HELP = `Makes an earlier release of a remote current again, at once and without a restart, and lists the shells that serve it.

  npm run rollback -- <remote> --from 1.2.3 | --version 1.2.2 [--reason "why"]
  npm run rollback -- <remote> --canary=1.3.0 [--reason "why"]   ends this canary: everybody gets the current release

  --to=https://… --token-file=…   the site, and the deploy token for it (else in RELEASE_TOKEN);
                                  without them: the site that npm start runs here, at PORT

Goes back to the release before the one that --from names, and changes nothing when another is current; or to the one that
--version names. The remote stays there until something newer is released, or staff end the pin.`;

const options = ['to', 'reason', 'from', 'version', 'token-file', 'canary'];
const { positionals, values } = commandLine(HELP, options);
try {
  await buildReleaseCode();
  const { findSite } = await import('./release/find-site.mjs');
  const { rollBackAndReport, switchAndReport } = await import('@admissions/releases/send');
  const [requestedRemote] = positionals;
  const all = remotes();
  if (!requestedRemote)
    throw new Error(`Which remote? There are: ${all.map(({ folder }) => folder).join(', ')}.`);
  // A remote without a folder can still be rolled back by name.
  const remote = all.find(({ folder }) => folder === requestedRemote)?.name ?? requestedRemote;
  const { from, version, reason = 'rollback', canary } = values;
  const target = { to: values.to, tokenFile: values['token-file'] };
  const change = { ...(await findSite(target, remote)), remote, reason };
  process.exitCode = canary
    ? await switchAndReport({ ...change, version: canary, percent: 0 })
    : await rollBackAndReport({ ...change, from, version });
} catch (error) {
  fail(error);
}
