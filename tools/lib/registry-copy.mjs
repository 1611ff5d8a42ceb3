import { readFile } from 'node:fs/promises';

/** The registry as last cached by a shell of this data folder; null when none has. */
export async function readRegistryCopy(registryFile) {
  try {
    await readFile(registryFile.replace(/(\.json)?$/, '.signed.json'));
    return JSON.parse(await readFile(registryFile, 'utf8'));
  } catch {
    return null;
  }
}
