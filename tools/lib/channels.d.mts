import type { JudgedFigures, Registry, Release } from '@admissions/protocol/releases';
import type { RegistryLine } from '@admissions/tools/registry-file';

/** What the judge of new releases wants; nothing happens when `version` is no longer the canary, or no longer current. */
export interface ChannelRequest {
  remote: string;
  action: 'end-canary' | 'promote' | 'roll-back';
  version: string;
  /** Since when it is the canary, or on trial (ISO 8601). */
  since: string;
  reason: string;
  by: string;
  /** What it was decided by, for the log. */
  figures: JudgedFigures;
}
export type ChannelLine = RegistryLine & { sequence: number };
/** Answers null when there was nothing left to do. */
export type ChangeChannel = (request: ChannelRequest) => Promise<ChannelLine | null>;

interface Why {
  reason: string;
  by?: string;
}
/** Makes a release known without giving it to anybody. */
export declare function addRelease(file: string, release: Release, why: Why): Promise<ChannelLine>;
/** Gives a release to a share of the visitors (per cent). */
export declare function startCanary(
  file: string,
  release: Release,
  options: Why & { percent: number; promoteAfter?: number },
): Promise<ChannelLine>;
/** Ends the canary: everybody gets what is in force. */
export declare function endCanary(
  file: string,
  name: string,
  options: Why & { version?: string; figures?: object },
): Promise<ChannelLine | null>;
/** Gives the canary to everybody. */
export declare function promoteCanary(
  file: string,
  name: string,
  options: Why & {
    version?: string;
    figures?: object;
    check?: (release: Release, registry: Registry) => Promise<void>;
  },
): Promise<ChannelLine | null>;
/** Changes what visitors get, by what is in registry.json. */
export declare function createChangeChannel(folders: {
  registryFile: string;
  releasesDir: string;
}): ChangeChannel;
