import type { Release, ShellContract } from '@admissions/protocol/releases';

/** What a release needs and the shell lacks, as messages. */
export declare function findIncompatibilities(
  contract: ShellContract,
  release: Pick<Release, 'manifest' | 'needs'>,
): string[];
