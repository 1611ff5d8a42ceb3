import type { Owners, Registry, Release, ShellContract } from '@admissions/protocol/releases';

/** Everything that speaks against putting a built release in force, as sentences. */
export declare function findReleaseFaults(options: {
  folder: string;
  release: Release;
  registry: Registry;
  owners: Owners;
  /** The shell's that would run it; null: none is known. */
  contract: ShellContract | null;
}): Promise<string[]>;
