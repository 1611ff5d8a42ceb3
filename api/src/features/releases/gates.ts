import type { Owners, Registry, Release } from '@admissions/protocol/releases';

export interface GateRequest {
  folder: string;
  release: Release;
  registry: Registry;
  owners: Owners;
}
/** Returns the faults as sentences; an empty list accepts the release. */
export type CheckRelease = (request: GateRequest) => Promise<string[]>;
