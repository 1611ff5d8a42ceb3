import type { Owners, Registry, RemoteManifest } from '@admissions/protocol/releases';

/** What speaks against putting this manifest in force beside the others, as sentences. */
export declare function findClaimFaults(asked: {
  manifest: RemoteManifest;
  registry: Registry;
  owners: Owners;
  /** Paths that are given up on purpose. */
  drops?: readonly string[];
}): string[];
