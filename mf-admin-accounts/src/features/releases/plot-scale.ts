import type { FiguresOfRelease } from '@admissions/protocol/releases';
import { countErrorsOfMinute } from './count-errors.ts';

const MINUTE_MS = 60_000;
const ROUND_STEPS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000];

/** Errors for each hundred views in one minute of one release; `rate` is null where nobody looked. */
export interface PlotPoint {
  /** The minute's place in the window, the oldest is 0. */
  index: number;
  errors: number;
  views: number;
  rate: number;
}
/** The errors of the last minutes, as a plot shows them. */
export interface ErrorSeries {
  /** When each minute of the window began (ISO 8601). */
  minutes: string[];
  /** Where the highest line of the plot stands. */
  top: number;
  /** For each release its stretches of minutes that follow each other: a line breaks where nobody looked. */
  series: { release: FiguresOfRelease; stretches: PlotPoint[][] }[];
}

/** Places the errors of some releases in the window of the last minutes. */
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
        // Errors without a view are of a page that was opened before: they count like one of one.
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

/** The next round number: 7 stands below 10. */
export function calculateScaleTop(highest: number): number {
  return ROUND_STEPS.find((step) => step >= highest) ?? Math.ceil(highest / 1000) * 1000;
}
