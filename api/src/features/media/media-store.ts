import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../../platform/config/config.ts';
import { packageFile } from '../../platform/config/package-folder.ts';
import { createS3Store } from './s3-store.ts';

/** Bytes, or a file on the disk that the store moves. */
export type Source = Uint8Array | { path: string };
interface OpenedFile {
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

/** Storage of uploads. Names are never reused for other bytes. */
export interface MediaStore {
  /** Atomic, and durable once resolved. */
  put(name: string, source: Source): Promise<void>;
  read(name: string): Promise<Buffer>;
  /** The file or the requested range; absent where the folder is served directly. */
  open?(name: string, range: string | undefined): Promise<OpenedFile | null>;
  remove(names: readonly string[]): Promise<void>;
  /** Every file with its creation time. */
  list(): AsyncIterable<{ name: string; at: Date }>;
}

type StoreConfig = Pick<Config, 'dataDir' | 's3'>;
const openStore = ({ dataDir, s3 }: StoreConfig, prefix: string, folder: string): MediaStore =>
  s3
    ? createS3Store({ ...s3, prefix: `${s3.prefix}${prefix}` })
    : createFolderStore(path.join(dataDir, folder));

export const openMediaStore = (config: StoreConfig) => openStore(config, '', MEDIA_FOLDER);
/** Beside the media in the bucket; served only to our own shells. */
export const openReleaseStore = (config: StoreConfig) =>
  openStore(config, 'releases/', 'release-archives');

/** Reads a file of the store, or of the package for demo content. */
export const readStored = (store: MediaStore, name: string) =>
  readFile(path.join(seedMediaFolder(), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return store.read(name);
  });

/** Uploads and the spool. Demo pictures are served from the package and never copied. */
const MEDIA_FOLDER = 'media';
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>) =>
  path.join(dataDir, MEDIA_FOLDER);
export const seedMediaFolder = () => packageFile('seed', 'media');

function createFolderStore(folder: string): MediaStore {
  const at = (name: string) => path.join(folder, name);
  return {
    async put(name, source) {
      await mkdir(folder, { recursive: true });
      const isBytes = source instanceof Uint8Array;
      const tempPath = isBytes ? at(`${name}.new`) : source.path;
      try {
        const handle = await open(tempPath, isBytes ? 'wx' : 'r+');
        try {
          if (isBytes) await handle.writeFile(source);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(tempPath, at(name));
      } catch (error) {
        await rm(tempPath, { force: true });
        throw error;
      }
    },
    read: (name) => readFile(at(name)),
    async remove(names) {
      for (const name of names) await rm(at(name), { force: true });
    },
    async *list() {
      for (const name of await readdir(folder).catch(() => [])) {
        const found = await stat(at(name)).catch(() => undefined);
        if (found?.isFile()) yield { name, at: found.mtime };
      }
    },
  };
}
