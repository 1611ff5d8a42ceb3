import type { Owners, Registry, Release, ShellContract } from '@admissions/protocol/releases';

/** Faults of a built release, as messages. */
export declare function findReleaseFaults(options: {
  folder: string;
  release: Release;
  registry: Registry;
  owners: Owners;
  /** Contract of the shell that will run it; null when unknown. */
  contract: ShellContract | null;
}): Promise<string[]>;
