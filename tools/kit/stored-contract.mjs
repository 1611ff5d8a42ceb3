import { writeFile } from 'node:fs/promises';

/** The deployed shell's contract, as saved by `create` and `upgrade`. */
export const STORED_CONTRACT = 'shell-contract.json';

/** Saves the contract of the shell in a repository. */
export const writeContract = (dir, contract) =>
  writeFile(`${dir}/${STORED_CONTRACT}`, `${JSON.stringify(contract, null, 2)}\n`);
