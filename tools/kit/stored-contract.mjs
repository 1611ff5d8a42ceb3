import { writeFile } from 'node:fs/promises';
import { loadShellContract } from '@admissions/releases';

/** The deployed shell's contract, as saved by `create` and `upgrade`. */
export const STORED_CONTRACT = 'shell-contract.json';

/** Saves the contract of the shell (an address, or a file with its answer) in a repository. */
export async function writeContract(dir, shell) {
  const contract = await loadShellContract({ address: shell });
  await writeFile(`${dir}/${STORED_CONTRACT}`, `${JSON.stringify(contract, null, 2)}\n`);
}
