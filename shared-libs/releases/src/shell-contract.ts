import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ShellContract, shellContractSchema } from '@admissions/protocol/releases';

/** Path of a deployed shell's contract. */
const ADDRESS = '/shell/contract.json';

interface ContractSource {
  address?: string;
  root?: string;
}
/**
 * Contract of the deployed shell at `address` (or a file with it), else of the shell built here,
 * null without a build. Throws when the deployed shell does not answer.
 */
export async function loadShellContract({
  address,
  root = '.',
}: ContractSource): Promise<ShellContract | null> {
  if (!address) return loadBuiltContract(join(root, 'shell/dist/client/contract.json'));
  if (!/^https?:/.test(address)) {
    const contract = await loadBuiltContract(address);
    if (contract) return contract;
    throw new Error(`${address} is neither the address of a shell nor a file.`);
  }
  const url = address.replace(/\/$/, '') + ADDRESS;
  const answer = await fetch(url, { signal: AbortSignal.timeout(10_000) }).catch(() => null);
  if (!answer?.ok)
    throw new Error(
      `${url} does not say what the shell provides (${answer?.status ?? 'no answer'}).`,
    );
  return check(await answer.text(), url);
}

/** The contract in a file; null when there is none. */
export async function loadBuiltContract(file: string): Promise<ShellContract | null> {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : check(text, file);
}

function check(text: string, where: string): ShellContract {
  try {
    return shellContractSchema.parse(JSON.parse(text));
  } catch {
    throw new Error(`${where} is not the contract of a shell.`);
  }
}
