import type { Release } from '@admissions/protocol/releases';

/** Missing or modified files of a release, as messages. */
export declare function findBrokenFiles(
  folder: string,
  release: Pick<Release, 'files'>,
): Promise<string[]>;
