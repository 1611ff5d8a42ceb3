import type { Figures } from './figures.ts';
import type { Adoption, Pin } from './remote.ts';

/** What runs, for staff with the flag `account`: the shell that is asked answers it itself, from what it serves and counts. → RunningReleases */
export const RUNNING_RELEASES_PATH = '/api/admin/running_releases';

/** A release that one shell serves. */
export interface RunningRelease {
  remote: string;
  version: string;
  team: string;
  releasedAt: string;
  /** Who built it, by its own word. */
  builder: string | null;
  /** From the shell's own registry.json. */
  pin: Pin | null;
}
export interface RunningReleases {
  /** The shell's own version. */
  version: string;
  releases: RunningRelease[];
  /** What the shells say that keep to the same data folder. */
  shells: Adoption[];
  /** Of this shell alone. */
  figures: Figures;
}
