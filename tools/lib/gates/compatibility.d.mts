import type { Release, ShellContract } from '@admissions/protocol/releases';

/** What a shell lacks that a release needs, as sentences. */
export declare function findIncompatibilities(
  contract: ShellContract,
  release: Pick<Release, 'manifest' | 'needs'>,
): string[];
