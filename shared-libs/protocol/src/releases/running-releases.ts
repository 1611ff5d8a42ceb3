import type { Figures } from './figures.ts';

/** How releases do, for staff with the flag `account`: the shell that is asked answers it itself, from what it serves and counts. → RunningReleases */
export const RUNNING_RELEASES_PATH = '/api/admin/running_releases';

/** Of the shell, for staff with the flag `account`: a link to a release that is in force for nobody, such as `?release=mf_public@1.4.0-pr12`. → ReleaseLink */
export const RELEASE_LINK_PATH = '/api/admin/release-link';
export interface ReleaseLink {
  path: string;
}

export interface RunningReleases {
  /** The shell's own version. */
  version: string;
  /** Whether links to releases that are in force for nobody can be made. */
  allowsOverrides: boolean;
  /** Of this shell alone. */
  figures: Figures;
}
