import type { Release } from '@admissions/protocol/releases';

/** Files of a release that are missing from its folder or are not those that were released, as sentences. */
export declare function findBrokenFiles(
  folder: string,
  release: Pick<Release, 'files'>,
): Promise<string[]>;
