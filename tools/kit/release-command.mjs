import { loadToken, sendAndReport } from '@admissions/releases/send';
import { commandLine } from '../lib/command-line.mjs';
import { parseDrops, parseSending, SEND_OPTIONS } from '../release/send-options.mjs';
import { buildOwnRelease } from './own-remote.mjs';

const HELP = `Builds the remote, sends it to a site and puts it in force there. Ends with 1 when the site or one of its shells refuses it.

  admissions-remote release --to=https://…  [--version 1.2.3] [--reason "why"] [--canary=10 [--promote-after=30m] | --preview]
                            [--allow-lower] [--drop=/path,…] [--token-file=<file>] [--from=<folder>]

--from takes a finished build with remoteEntry.js, of any bundler. The deploy token is read from the file or from RELEASE_TOKEN.`;

export async function run() {
  const { values } = commandLine(HELP, { ...SEND_OPTIONS, from: { type: 'string' } });
  const { to, version, from } = values;
  if (!to) throw new Error('To which site? Pass --to=https://….');
  const sending = parseSending(values);
  const token = await loadToken({ tokenFile: values['token-file'] });
  const { folder } = await buildOwnRelease({ shell: to, version, drops: parseDrops(values), from });
  process.exitCode = await sendAndReport({ to, folder, token, ...sending });
}
