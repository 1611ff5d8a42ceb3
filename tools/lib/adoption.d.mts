import type { Adoption } from '@admissions/protocol/releases';

export interface AdoptionOutcome {
  adopted: { shell: string; reason: string }[];
  refused: { shell: string; reason: string }[];
  silent: { shell: string; reason: string }[];
}
/** Says which releases this shell serves; to be repeated, as its heartbeat. */
export declare function writeAdoption(registryFile: string, adoption: Adoption): Promise<void>;
/** This shell ends. */
export declare function removeAdoption(registryFile: string, shell: string): Promise<void>;
/** What the shells serve that run now. */
export declare function readAdoptions(registryFile: string, now?: number): Promise<Adoption[]>;
/** Waits until every running shell has adopted or refused what the registry says of a remote. */
export declare function waitForAdoption(
  registryFile: string,
  change: {
    name: string;
    /** Null: no canary any more. */
    version: string | null;
    sequence: number;
    isCanary?: boolean;
    within?: number;
  },
): Promise<AdoptionOutcome>;
