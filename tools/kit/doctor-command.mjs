import { commandLine } from '../lib/command-line.mjs';
import { formatKilobytes } from '../lib/gates/budgets.mjs';
import { tryOwnRemote } from './own-remote.mjs';

const HELP = `Builds the remote in a temporary folder and checks whether it could be released, without changing anything.

  admissions-remote doctor                      against the contract in shell-contract.json
  admissions-remote doctor --shell=https://…    against the shell that is deployed there

The site checks owners of names and paths when the release is sent. Sizes are after gzip.`;

export async function run() {
  const { values } = commandLine(HELP, { shell: { type: 'string' } });
  const { release, faults, sizes } = await tryOwnRemote(values);
  const { name, version } = release.manifest;
  const [entry, page, total, file] = ['entry', 'page', 'total', 'file'].map((part) =>
    formatKilobytes(sizes[part].bytes),
  );
  console.log(`${name} ${version}: entry ${entry}, page ${page}, total ${total}, file ${file}`);
  for (const fault of faults) console.error(`  ✗ ${fault}`);
  if (faults.length === 0) console.log('Nothing is wrong.');
  process.exitCode = faults.length === 0 ? 0 : 1;
}
