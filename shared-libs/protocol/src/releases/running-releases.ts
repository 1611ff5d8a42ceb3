import type { Figures } from './figures.ts';
import type { Adoption, Pin } from './remote.ts';

/** What runs, for staff with the flag `account`: the shell that is asked answers it itself, from what it serves and counts. → RunningReleases */
export const RUNNING_RELEASES_PATH = '/api/admin/running_releases';

/** Of the shell, for staff with the flag `account`: a link to a release that is in force for nobody, such as `?release=mf_public@1.4.0-pr12`. → ReleaseLink */
export const RELEASE_LINK_PATH = '/api/admin/release-link';
export interface ReleaseLink {
  path: string;
}

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
  /** Whether links to releases that are in force for nobody can be made. */
  allowsOverrides: boolean;
  /** What the shells say that keep to the same data folder. */
  shells: Adoption[];
  /** Of this shell alone. */
  figures: Figures;
}
