import { FAULTS, type FiguresOfRelease } from '@admissions/protocol/releases';

/** Minimum, since one visitor's bad connection can cause one or two. */
const MIN_ERROR_COUNT = 3;
/** Per hundred views. */
const MAX_ERROR_PERCENT = 2;

interface Errors {
  count: number;
  views: number;
  /** Per hundred views; null without views. */
  rate: number | null;
}

export function countErrors(release: FiguresOfRelease): Errors {
  const count = FAULTS.reduce((sum, fault) => sum + release.errors[fault], 0);
  // Back-office documents are not page views: use the visits that browsers reported.
  const views = Math.max(release.views, release.visits);
  return { count, views, rate: views > 0 ? (100 * count) / views : null };
}

export const hasManyErrors = ({ count, rate }: Errors) =>
  count >= MIN_ERROR_COUNT && (rate === null || rate > MAX_ERROR_PERCENT);

/** One decimal, none where it is 0: 12.5, 3. */
export const formatRate = (rate: number) => String(Math.round(rate * 10) / 10);
