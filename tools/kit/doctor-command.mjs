import { describeLargest } from '@admissions/releases';
import { commandLine } from '../lib/command-line.mjs';
import { tryOwnRemote } from './own-remote.mjs';

const HELP = `Builds the remote in a temporary folder and checks whether it could be released, without changing anything.

  admissions-remote doctor                      against the contract in shell-contract.json
  admissions-remote doctor --shell=https://…    against the shell that is deployed there

The site checks owners of names and paths, and the size of scripts after gzip, when the release is sent.`;

export async function run() {
  const { values } = commandLine(HELP, { shell: { type: 'string' } });
  const { release, faults, pages } = await tryOwnRemote(values);
  const { name, version } = release.manifest;
  console.log(`${name} ${version}: ${describeLargest(pages)}`);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  if (faults.length === 0) console.log('Nothing is wrong.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
