import type { FiguresOfRelease } from '@admissions/protocol/releases';
import { countErrorsOfMinute } from './count-errors.ts';

const MINUTE_MS = 60_000;
const ROUND_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Errors per hundred views in one minute of one release; `rate` is null without views. */
export interface PlotPoint {
  /** Minutes since the start of the window. */
  index: number;
  errors: number;
  views: number;
  rate: number;
}
export interface ErrorSeries {
  /** Start of each minute (ISO 8601). */
  minutes: string[];
  /** Value of the topmost grid line. */
  top: number;
  /** Per release, runs of consecutive minutes: a line breaks in minutes without views. */
  series: { release: FiguresOfRelease; stretches: PlotPoint[][] }[];
}

export function buildErrorSeries(
  releases: readonly FiguresOfRelease[],
  { at, minutes: length }: { at: string; minutes: number },
): ErrorSeries {
  const last = Math.floor(Date.parse(at) / MINUTE_MS);
  const first = last - length + 1;
  const series = releases.map((release) => ({
    release,
    stretches: splitStretches(
      release.minutes.flatMap((minute) => {
        const index = Math.floor(Date.parse(minute.at) / MINUTE_MS) - first;
        const { count, views, rate } = countErrorsOfMinute(minute);
        // Errors without a view come from a page opened earlier: count them as one view.
        const shown = rate ?? (count > 0 ? 100 * count : null);
        const isInWindow = index >= 0 && index < length;
        return shown === null || !isInWindow ? [] : [{ index, errors: count, views, rate: shown }];
      }),
    ),
  }));
  const rates = series.flatMap(({ stretches }) => stretches.flat().map(({ rate }) => rate));
  return {
    minutes: Array.from({ length }, (_, index) =>
      new Date((first + index) * MINUTE_MS).toISOString(),
    ),
    top: calculateScaleTop(Math.max(0, ...rates)),
    series,
  };
}

function splitStretches(points: PlotPoint[]): PlotPoint[][] {
  const stretches: PlotPoint[][] = [];
  for (const point of points) {
    const before = stretches.at(-1)?.at(-1);
    if (before && point.index === before.index + 1) stretches.at(-1)?.push(point);
    else stretches.push([point]);
  }
  return stretches;
}

/** The next round number: 10 for 7. */
export function calculateScaleTop(highest: number): number {
  return ROUND_STEPS.find((step) => step >= highest) ?? Math.ceil(highest / 1000) * 1000;
}
