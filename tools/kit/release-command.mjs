import { loadToken, sendAndReport } from '@admissions/releases/send';
import { commandLine } from '../lib/command-line.mjs';
import { parseCanary } from '../release/canary-options.mjs';
import { buildOwnRelease } from './own-remote.mjs';

const HELP = `Builds the remote, sends it to a site and puts it in force there. Ends with 1 when the site or one of its shells refuses it.

  admissions-remote release --to=https://…  [--version 1.2.3] [--reason "why"] [--canary=10 [--promote-after=30m] | --preview]
                            [--allow-lower] [--drop=/path,…] [--token-file=<file>] [--from=<folder>]

--from takes a finished build with remoteEntry.js, of any bundler. The deploy token is read from the file or from RELEASE_TOKEN.`;

export async function run() {
  const { values } = commandLine(HELP, {
    to: { type: 'string' },
    version: { type: 'string' },
    reason: { type: 'string' },
    canary: { type: 'string' },
    preview: { type: 'boolean' },
    'promote-after': { type: 'string' },
    'allow-lower': { type: 'boolean' },
    drop: { type: 'string' },
    from: { type: 'string' },
    'token-file': { type: 'string' },
  });
  if (!values.to) throw new Error('To which site? Pass --to=https://….');
  const canary = parseCanary(values.canary, values['promote-after']);
  const token = await loadToken({ tokenFile: values['token-file'] });
  const { folder } = await buildOwnRelease({
    shell: values.to,
    version: values.version,
    drops: values.drop?.split(',').filter(Boolean),
    from: values.from,
  });
  process.exitCode = await sendAndReport({
    to: values.to,
    folder,
    token,
    reason: values.reason,
    canary,
    isPreview: values.preview,
    allowLower: values['allow-lower'],
  });
}
