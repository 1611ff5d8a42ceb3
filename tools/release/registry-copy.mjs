import { readFile } from 'node:fs/promises';

/** The registry as last copied by a shell of this data folder; null when none has. */
export const readRegistryCopy = (registryFile) =>
  readFile(registryFile, 'utf8')
    .then(JSON.parse)
    .catch(() => null);
