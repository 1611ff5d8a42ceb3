import { loadToken, rollBackAndReport } from '@admissions/releases/send';
import { commandLine } from '../lib/command-line.mjs';
import { ownRemote } from './own-remote.mjs';

const HELP = `Puts an earlier release of the remote back in force, and pins it.

  admissions-remote rollback --to=https://…  --from 1.2.3 | --version 1.2.2  [--reason "why"] [--token-file=<file>]

Goes back to the release before the one that --from names, and changes nothing when that one is no longer in force; or to the one that --version names.`;

export async function run() {
  const { values } = commandLine(HELP, {
    to: { type: 'string' },
    from: { type: 'string' },
    version: { type: 'string' },
    reason: { type: 'string' },
    'token-file': { type: 'string' },
  });
  if (!values.to) throw new Error('On which site? Pass --to=https://….');
  const token = await loadToken({ tokenFile: values['token-file'] });
  process.exitCode = await rollBackAndReport({
    to: values.to,
    remote: ownRemote().name,
    token,
    from: values.from,
    version: values.version,
    reason: values.reason,
  });
}
