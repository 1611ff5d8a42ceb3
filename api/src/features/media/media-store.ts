import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../../platform/config/config.ts';
import { packageFile } from '../../platform/config/package-folder.ts';
import { createFolderStore } from './folder-store.ts';
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

export const openMediaStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): MediaStore =>
  s3 ? createS3Store(s3) : createFolderStore(mediaFolder({ dataDir }));

/** Stores all files, or none after a failure. */
export async function putAll(
  store: MediaStore,
  files: readonly { name: string; source: Source }[],
) {
  const attempted: string[] = [];
  try {
    for (const { name, source } of files) {
      attempted.push(name);
      await store.put(name, source);
    }
  } catch (error) {
    await store.remove(attempted).catch(() => {});
    throw error;
  }
}

/** Reads a file of the store, or of the package for demo content. */
export const readStored = (store: MediaStore, name: string): Promise<Buffer> =>
  readFile(path.join(seedMediaFolder(), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return store.read(name);
  });

/** Uploads and the spool. Demo pictures are served from the package and never copied. */
export const mediaFolder = ({ dataDir }: Pick<Config, 'dataDir'>) => path.join(dataDir, 'media');
export const seedMediaFolder = () => packageFile('seed', 'media');
