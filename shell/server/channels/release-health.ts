import type { Observation } from '@admissions/protocol/releases';

/** So many pages (views) have to be there before a share of errors says something. */
export const MIN_VIEWS = 50;
/** A larger share of pages with an error is too many, when it is also so many times that of the release beside or before. */
const MAX_ERROR_SHARE = 0.02;
const MAX_ERROR_RATIO = 3;
const MAX_CRASHES = 3;

/**
 * What speaks against a release by its last minutes, as a sentence; null when nothing does, or nothing can be said yet.
 * It is compared with the release that would take its place: where that has errors as well, the cause is another one.
 */
export function findReleaseProblem(release: Observation, other: Observation): string | null {
  if (release.falls >= MAX_CRASHES) return `its renderers fell ${release.falls} times`;
  if (release.views < MIN_VIEWS) return null;
  const share = calculateErrorShare(release);
  if (share <= MAX_ERROR_SHARE || share <= MAX_ERROR_RATIO * calculateErrorShare(other))
    return null;
  return `${release.errors} errors in ${release.views} pages (${formatPercent(share)}), the other release had ${other.errors} in ${other.views} (${formatPercent(calculateErrorShare(other))})`;
}

const calculateErrorShare = ({ views, errors }: Observation) => (views === 0 ? 0 : errors / views);
const formatPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
