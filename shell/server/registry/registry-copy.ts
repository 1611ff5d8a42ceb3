import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Beside registry.json: what the release service signed, of which the file is a copy. */
export const toSignedCopyPath = (file: string) => file.replace(/(\.json)?$/, '.signed.json');

/** Beside registry.json: what this shell has proved to run. */
export const toGoodCopyPath = (file: string) => file.replace(/(\.json)?$/, '.good.json');

/** Writes a file that is whole at every moment for whoever reads it. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(partial, text);
  await rename(partial, file);
}
