import type { Observation } from '@admissions/protocol/releases';

/** Minimum for a meaningful error share. */
const MIN_VIEWS = 50;
/** Share and ratio to the other release must both be exceeded. */
const MAX_ERROR_SHARE = 0.02;
const MAX_ERROR_RATIO = 3;
/** In an area with few views only a large share is meaningful. */
const FEW_VIEWS = 10;
const MAX_ERROR_SHARE_OF_FEW = 0.25;
const MAX_CRASHES = 3;

/** Null if healthy or with too few views; errors in both releases have another cause. */
export function findReleaseProblem(release: Observation, other: Observation) {
  if (release.falls >= MAX_CRASHES) return `its renderers crashed ${release.falls} times`;
  if (release.views < FEW_VIEWS) return null;
  const share = calculateErrorShare(release);
  const maxShare = release.views < MIN_VIEWS ? MAX_ERROR_SHARE_OF_FEW : MAX_ERROR_SHARE;
  if (share <= maxShare || share <= MAX_ERROR_RATIO * calculateErrorShare(other)) return null;
  return `${release.errors} errors in ${release.views} pages (${formatPercent(share)}), the other release had ${other.errors} in ${other.views} (${formatPercent(calculateErrorShare(other))})`;
}

const calculateErrorShare = ({ views, errors }: Observation) => (views === 0 ? 0 : errors / views);
const formatPercent = (share: number) => `${(100 * share).toFixed(1)} %`;
