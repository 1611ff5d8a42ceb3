import type { FiguresOfMinute, FiguresOfRelease } from '@admissions/protocol/releases';
import { FAULTS } from '@admissions/protocol/releases';

/** Fewer may be one visitor's bad line. */
const MIN_ERROR_COUNT = 3;
/** For each hundred views; more than this is no bad luck. */
const MAX_ERROR_PERCENT = 2;

export interface Errors {
  count: number;
  views: number;
  /** For each hundred views; null where nobody looked. */
  rate: number | null;
}

/** The errors of a release in the last minutes. */
export const countErrors = ({ errors, views, visits }: FiguresOfRelease): Errors =>
  toErrors(
    FAULTS.reduce((sum, fault) => sum + (errors[fault] ?? 0), 0),
    { views, visits },
  );
/** The same of one minute. */
export const countErrorsOfMinute = ({ errors, views, visits }: FiguresOfMinute): Errors =>
  toErrors(errors, { views, visits });

// The documents of the back office are no page views; there the visits that browsers told of are what is known.
function toErrors(count: number, seen: { views: number; visits: number }): Errors {
  const views = Math.max(seen.views, seen.visits);
  return { count, views, rate: views > 0 ? (100 * count) / views : null };
}

/** Whether a release has more errors than a release should. */
export const hasManyErrors = ({ count, rate }: Errors): boolean =>
  count >= MIN_ERROR_COUNT && (rate === null || rate > MAX_ERROR_PERCENT);

/** One decimal, none where it is 0: 12.5, 3. */
export const formatRate = (rate: number): string => String(Math.round(rate * 10) / 10);
