import { mkdir, open, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../config.ts';
import { packageFile } from '../../package-folder.ts';

/** Names that are served; our own, so nothing but letters, digits and hyphens before the ending. */
export const MEDIA_NAME = /^[a-zA-Z0-9_-]{1,80}\.(avif|webp|pdf|mp4)$/;

/** Where uploads lie, and where the pictures of the demo content do: those are served from the package, so a first start copies nothing. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>): string => path.join(dataDir, 'media');
export const seedMediaFolder = (): string => packageFile('seed', 'media');

/** Writes files so that each is there whole or not at all, on the disk before it is told of. */
export async function writeFiles(folder: string, files: readonly { name: string; bytes: Uint8Array }[]): Promise<void> {
  await mkdir(folder, { recursive: true });
  const written: string[] = [];
  try {
    for (const { name, bytes } of files) {
      const file = path.join(folder, name);
      const handle = await open(`${file}.new`, 'wx');
      written.push(`${file}.new`, file);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(`${file}.new`, file);
    }
  } catch (error) {
    for (const file of written) await rm(file, { force: true });
    throw error;
  }
}

export const removeFiles = (folder: string, names: readonly string[]) => Promise.all(names.map((name) => rm(path.join(folder, name), { force: true })));
export const readMedia = (folder: string, name: string): Promise<Buffer> => readFile(path.join(folder, name));
