import { readFile } from 'node:fs/promises';

/** What a shell of this data folder last read of the API's registry; null when none has. */
export async function readRegistryCopy(registryFile) {
  try {
    await readFile(registryFile.replace(/(\.json)?$/, '.signed.json'));
    return JSON.parse(await readFile(registryFile, 'utf8'));
  } catch {
    return null;
  }
}
