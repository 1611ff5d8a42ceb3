import { describeLargest } from '@admissions/releases';
import { loadToken, rollBackAndReport, sendAndReport } from '@admissions/releases/send';
import { commandLine } from '../lib/command-line.mjs';
import { parseDrops, parseSending, SEND_FLAGS, SEND_OPTIONS } from '../release/send-options.mjs';
import { buildOwnRelease, ownRemote, tryOwnRemote } from './own-remote.mjs';

const BUILD = `Builds the remote as a release into dist/release, and checks it.

  admissions-remote build [--version 1.2.3] [--shell=https://…] [--drop=/path,…] [--from=<folder>]

--from takes a finished build with remoteEntry.js, of any bundler.`;

export async function build() {
  const { values } = commandLine(BUILD, ['version', 'shell', 'drop', 'from']);
  const { release, folder } = await buildOwnRelease({ ...values, drops: parseDrops(values) });
  const { name, version } = release.manifest;
  console.log(`${name} ${version}: ${Object.keys(release.files).length} files in ${folder}`);
}

const DOCTOR = `Builds the remote in a temporary folder and checks whether it could be released, without changing anything.

  admissions-remote doctor                      against the contract in shell-contract.json
  admissions-remote doctor --shell=https://…    against the shell that is deployed there

The site checks owners of names and paths, and the size of scripts after gzip, when the release is sent.`;

export async function doctor() {
  const { values } = commandLine(DOCTOR, ['shell']);
  const { release, faults, pages } = await tryOwnRemote(values);
  const { name, version } = release.manifest;
  console.log(`${name} ${version}: ${describeLargest(pages)}`);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  if (faults.length === 0) console.log('Nothing is wrong.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}

const RELEASE = `Builds the remote, sends it to a site and makes it the current release there. Ends with 1 when the site or one of its shells refuses it.

  admissions-remote release --to=https://…  [--version 1.2.3] [--reason "why"] [--canary=10 | --preview]
                            [--allow-lower] [--drop=/path,…] [--token-file=<file>] [--from=<folder>]

--from takes a finished build with remoteEntry.js, of any bundler. The deploy token is read from the file or from RELEASE_TOKEN.`;

export async function release() {
  const { values } = commandLine(RELEASE, [...SEND_OPTIONS, 'from'], SEND_FLAGS);
  const { to, version, from } = values;
  if (!to) throw new Error('To which site? Pass --to=https://….');
  const sending = parseSending(values);
  const token = await loadToken({ tokenFile: values['token-file'] });
  const { folder } = await buildOwnRelease({ shell: to, version, drops: parseDrops(values), from });
  process.exitCode = await sendAndReport({ to, folder, token, ...sending });
}

const ROLLBACK = `Makes an earlier release of the remote current again, and pins it.

  admissions-remote rollback --to=https://…  --from 1.2.3 | --version 1.2.2  [--reason "why"] [--token-file=<file>]

Goes back to the release before the one that --from names, and changes nothing when that one is no longer current; or to the one that --version names.`;

export async function rollback() {
  const options = ['to', 'from', 'version', 'reason', 'token-file'];
  const { 'token-file': tokenFile, ...change } = commandLine(ROLLBACK, options).values;
  if (!change.to) throw new Error('On which site? Pass --to=https://….');
  const token = await loadToken({ tokenFile });
  process.exitCode = await rollBackAndReport({ ...change, remote: ownRemote().name, token });
}
