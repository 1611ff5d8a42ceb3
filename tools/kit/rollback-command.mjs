import { commandLine } from '../lib/command-line.mjs';
import { readCredentials, rollBackAndReport } from '../lib/send-release.mjs';
import { ownRemote } from './own-remote.mjs';

const HELP = `Puts an earlier release of the remote back in force, and pins it.

  admissions-remote rollback --to=https://…  [--version 1.2.3] [--reason "why"] [--token-file=<file>]`;

export async function run() {
  const { values } = commandLine(HELP, {
    to: { type: 'string' },
    version: { type: 'string' },
    reason: { type: 'string' },
    'token-file': { type: 'string' },
  });
  if (!values.to) throw new Error('On which site? Say --to=https://….');
  const { token } = await readCredentials({ tokenFile: values['token-file'] });
  process.exitCode = await rollBackAndReport({
    to: values.to,
    remote: ownRemote().name,
    token,
    version: values.version,
    reason: values.reason,
  });
}
