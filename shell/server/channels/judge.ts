import type { Observation } from '@admissions/protocol/releases';

/** So many pages (views) have to be there before a share of errors says something. */
export const LEAST_VIEWS = 50;
/** A larger share of pages with an error is too many, when it is also so many times that of the release beside or before. */
const MOST_ERRORS = 0.02;
const MOST_TIMES = 3;
const MOST_FALLS = 3;

/**
 * What speaks against a release by its last minutes, as a sentence; null when nothing does, or nothing can be said yet.
 * It is compared with the release that would take its place: where that has errors as well, the cause is another one.
 */
export function judge(release: Observation, other: Observation): string | null {
  if (release.falls >= MOST_FALLS) return `its renderers fell ${release.falls} times`;
  if (release.views < LEAST_VIEWS) return null;
  const share = errorShare(release);
  if (share <= MOST_ERRORS || share <= MOST_TIMES * errorShare(other)) return null;
  return `${release.errors} errors in ${release.views} pages (${toPercent(share)}), the other release had ${other.errors} in ${other.views} (${toPercent(errorShare(other))})`;
}

const errorShare = ({ views, errors }: Observation) => (views === 0 ? 0 : errors / views);
const toPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
