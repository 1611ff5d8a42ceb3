import type { Figures } from './figures-schema.ts';

/** Flag `account`: the shell's own releases and figures. → RunningReleases */
export const RUNNING_RELEASES_PATH = '/api/admin/running_releases';

export interface RunningReleases {
  /** Of this shell only. */
  figures: Figures;
}
