import type { Owners, Registry, Release, ShellContract } from '@admissions/contracts';

/** Everything that speaks against putting a built release in force, as sentences. */
export declare function findReleaseFaults(asked: {
  folder: string;
  release: Release;
  registry: Registry;
  owners: Owners;
  /** The shell's that would run it; null: none is known. */
  contract: ShellContract | null;
  /** A folder from which the shared packages are found. */
  runIn?: string;
}): Promise<string[]>;
/** The same without running any code of it. */
export declare function findStaticFaults(asked: {
  folder: string;
  release: Release;
  registry: Registry;
  owners: Owners;
  contract: ShellContract | null;
}): Promise<string[]>;
