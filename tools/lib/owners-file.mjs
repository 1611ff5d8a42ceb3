import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ownersSchema } from '@admissions/protocol/releases';
import { addOwnership } from './gates/claims.mjs';
import { lock, writeWhole } from './registry-file.mjs';

const fileBeside = (registryFile) => join(dirname(registryFile), 'owners.json');

/** owners.json beside the registry, checked; an absent file says nothing of anybody. Throws a sentence on a file that is not one. */
export async function readOwners(registryFile) {
  const file = fileBeside(registryFile);
  const text = await readFile(file, 'utf8').catch((error) => {
    if (error.code === 'ENOENT') return '{ "remotes": {} }';
    throw error;
  });
  const checked = ownersSchema.safeParse(parseJson(text, file));
  if (checked.success) return checked.data;
  const issue = checked.error.issues[0];
  throw new Error(`${file} does not say who owns what: ${issue.path.join('.')} ${issue.message}`);
}

/** Writes down whose a remote and its paths are, where nobody has said so. */
export async function recordOwner(registryFile, manifest) {
  const file = fileBeside(registryFile);
  const unlock = await lock(`${file}.lock`);
  try {
    const owners = await readOwners(registryFile);
    const text = `${JSON.stringify(addOwnership(owners, manifest), null, 1)}\n`;
    if (text !== `${JSON.stringify(owners, null, 1)}\n`) await writeWhole(file, text);
  } finally {
    await unlock();
  }
}

function parseJson(text, file) {
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(`${file} is not JSON.`);
  }
}
