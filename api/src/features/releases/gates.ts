import type { Owners, Registry, Release } from '@admissions/protocol/releases';

/** A release that stands unpacked in a folder, and what it would stand beside. */
export interface GateRequest {
  folder: string;
  release: Release;
  registry: Registry;
  owners: Owners;
}
/** Answers everything that speaks against a release, as sentences; an empty list lets it in. */
export type CheckRelease = (request: GateRequest) => Promise<string[]>;
