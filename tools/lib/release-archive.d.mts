import type { Readable } from 'node:stream';

export interface ArchiveLimits {
  /** Bytes as sent. */
  packed: number;
  unpacked: number;
  /** Bytes of one file. */
  file: number;
  files: number;
  /** Characters of a name. */
  name: number;
}
export declare const ARCHIVE_LIMITS: ArchiveLimits;
/** An invalid or too large archive; the message is a sentence. */
export declare class BadArchive extends Error {
  readonly isTooLarge: boolean;
}
/** A gzipped tar archive of release.json and the files of a release. */
export declare function packRelease(folder: string, names: readonly string[]): Readable;
/** Unpacks an archive below a folder and returns the names; throws BadArchive. */
export declare function unpackRelease(
  sent: AsyncIterable<Uint8Array>,
  folder: string,
  limits?: ArchiveLimits,
): Promise<string[]>;
