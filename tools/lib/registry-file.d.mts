import type { Registry, Release } from '@admissions/protocol/releases';

/** One line of registry-log.jsonl; who and commit are absent in lines from before they were written. */
export interface RegistryLine {
  at: string;
  remote: string;
  from: string | null;
  to: string;
  reason: string;
  by?: string;
  commit?: string | null;
  /** Absent where it is for everybody. */
  channel?: 'canary' | 'preview';
  /** Of a canary. */
  percent?: number;
  /** What it was decided by, where no person decided. */
  figures?: object;
}
/** registry.json, checked; an absent file is an empty registry. Throws a sentence on a file that is not one. */
export declare function readRegistry(file: string): Promise<Registry>;
/** registry.json as it is written; an absent file is an empty registry. */
export declare function readUnchecked(file: string): Promise<unknown>;
/** Puts a release in force: the registry names it at once and whole, the log says why and by whom, and a pin of before is gone. */
export declare function switchTo(
  file: string,
  release: Release,
  why: { reason: string; by?: string },
): Promise<RegistryLine & { sequence: number }>;
/** Puts an earlier release back in force and pins it; throws a sentence when there is none. */
export declare function switchBack(
  file: string,
  name: string,
  options: {
    version?: string;
    /** The release that has to be current; null is answered where it is not. */
    left?: string;
    reason: string;
    by?: string;
    figures?: object;
    check?: (release: Release, registry: Registry) => Promise<void>;
  },
): Promise<(RegistryLine & { sequence: number }) | null>;
/** Forgets releases: `isKept` says which stay; what is in force always does. */
export declare function pruneRegistry(
  file: string,
  isKept: (name: string, version: string) => boolean,
): Promise<null>;
/** Beside registry.json: what the release service signed; where it is, the registry is a copy, and the commands do not change it. */
export declare function findSignedCopy(file: string): string;
export declare function findGoodCopy(file: string): string;
/** Writes a file that is whole at every moment for whoever reads it. */
export declare function writeWhole(file: string, text: string): Promise<void>;
