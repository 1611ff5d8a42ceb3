import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Config } from '../../platform/config/config.ts';
import { createFolderStore } from './folder-store.ts';
import { mediaFolder, seedMediaFolder } from './media-folder.ts';
import { createS3Store } from './s3-store.ts';

/** A file that is to be kept: bytes, or a file of ours on the disk that the store takes over. */
export type Source = Uint8Array | { path: string };
export interface OpenedFile {
  /** 200, 206 or 416. */
  status: number;
  headers: Record<string, string>;
  body: Readable;
}

/** Where uploaded files lie. Names are never used again for other bytes. */
export interface MediaStore {
  /** Keeps a file: whole or not at all, and safe before it is told of. */
  put(name: string, source: Source): Promise<void>;
  read(name: string): Promise<Buffer>;
  /** Answers with the file, or with the part of it that was asked for; absent where its folder is served as it lies. */
  open?(name: string, range: string | undefined): Promise<OpenedFile | null>;
  remove(names: readonly string[]): Promise<void>;
  /** Every file with the time of its making. */
  list(): AsyncIterable<{ name: string; at: Date }>;
}

/** The store that the settings name: an S3-compatible one, or the folder. */
export const openMediaStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): MediaStore =>
  s3 ? createS3Store(s3) : createFolderStore(mediaFolder({ dataDir }));

/** Keeps all of these files or, after a failure, none. */
export async function putAll(
  store: MediaStore,
  files: readonly { name: string; source: Source }[],
): Promise<void> {
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

/** A file of the store or, of demo content, of the package. */
export const readStored = (store: MediaStore, name: string): Promise<Buffer> =>
  readFile(path.join(seedMediaFolder(), name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return store.read(name);
  });
