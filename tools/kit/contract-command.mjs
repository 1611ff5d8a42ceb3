import { writeFile } from 'node:fs/promises';
import { loadShellContract } from '@admissions/releases';
import { commandLine } from '../lib/command-line.mjs';
import { STORED_CONTRACT } from './own-remote.mjs';

const HELP = `Writes down what the deployed shell provides, which the tests hold the remote against.

  admissions-remote contract --shell=https://…`;

export async function run() {
  const { values } = commandLine(HELP, { shell: { type: 'string' } });
  if (!values.shell) throw new Error('Of which shell? Pass --shell=https://….');
  await writeContract('.', values.shell);
  console.log(`${STORED_CONTRACT} now describes what ${values.shell} provides.`);
}

/** Saves the contract of the shell (an address, or a file with its answer) in a repository. */
export async function writeContract(dir, shell) {
  const contract = await loadShellContract({ address: shell });
  await writeFile(`${dir}/${STORED_CONTRACT}`, `${JSON.stringify(contract, null, 2)}\n`);
}
