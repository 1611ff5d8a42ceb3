import { randomBytes } from 'node:crypto';
import { rename, writeFile } from 'node:fs/promises';

/** Signed registry of the release service; registry.json is a copy of it. */
export const toSignedCopyPath = (file: string) => file.replace(/(\.json)?$/, '.signed.json');

/** Releases that this shell has verified. */
export const toGoodCopyPath = (file: string) => file.replace(/(\.json)?$/, '.good.json');

/** Readers never see a partial file. */
export async function writeAtomically(file: string, text: string): Promise<void> {
  const partial = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(partial, text);
  await rename(partial, file);
}
