import type { Readable } from 'node:stream';

export interface ArchiveLimits {
  /** Bytes as sent. */
  packed: number;
  unpacked: number;
  /** Bytes of one file. */
  file: number;
  files: number;
  /** Letters of a name. */
  name: number;
}
export declare const ARCHIVE_LIMITS: ArchiveLimits;
/** The archive is not one that is taken; the message is a sentence. */
export declare class BadArchive extends Error {
  readonly isTooLarge: boolean;
}
/** A release's folder as a gzipped tar archive: release.json and these files. */
export declare function packRelease(folder: string, names: readonly string[]): Readable;
/** Writes what the archive holds below a folder and answers the names; throws a BadArchive on what is not taken. */
export declare function unpackRelease(
  sent: AsyncIterable<Uint8Array>,
  folder: string,
  limits?: ArchiveLimits,
): Promise<string[]>;
