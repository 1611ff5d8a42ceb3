import { commandLine } from '../lib/command-line.mjs';
import { parseDrops } from '../release/send-options.mjs';
import { buildOwnRelease } from './own-remote.mjs';

const HELP = `Builds the remote as a release into dist/release, and checks it.

  admissions-remote build [--version 1.2.3] [--shell=https://…] [--drop=/path,…] [--from=<folder>]

--from takes a finished build with remoteEntry.js, of any bundler.`;

export async function run() {
  const { values } = commandLine(HELP, {
    version: { type: 'string' },
    shell: { type: 'string' },
    drop: { type: 'string' },
    from: { type: 'string' },
  });
  const { release, folder } = await buildOwnRelease({ ...values, drops: parseDrops(values) });
  const { name, version } = release.manifest;
  console.log(`${name} ${version}: ${Object.keys(release.files).length} files in ${folder}`);
}
