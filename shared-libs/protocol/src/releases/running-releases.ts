import type { Figures } from './figures-schema.ts';

/** Flag `account`: the shell's own releases and figures. → RunningReleases */
export const RUNNING_RELEASES_PATH = '/api/admin/running_releases';

/** Flag `account`: a link such as `?release=mf_public@1.4.0-pr12`. → ReleaseLink */
export const RELEASE_LINK_PATH = '/api/admin/release-link';
export interface ReleaseLink {
  path: string;
}

export interface RunningReleases {
  version: string;
  /** Whether preview links to releases without a channel are available. */
  allowsOverrides: boolean;
  /** Of this shell only. */
  figures: Figures;
}
