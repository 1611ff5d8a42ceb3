import { formatResult } from '../../../lib/departments/admission-channels/result-text.ts';
import type { Point } from '../../../lib/departments/admission-channels/results.ts';
import { TEXTS } from '../../../lib/departments/admission-channels/texts.ts';
import styles from './result-chart.module.css';

const WIDTH = 320;
const HEIGHT = 120;
/** Space for the numbers above and the years below. */
const TOP_Y = 36;
const BOTTOM_Y = 84;
const SIDE_MARGIN = 40;

/** No axis: the chart shows the trend, the table beside it the values. */
export function ResultChart({ points }: { points: readonly Point[] }) {
  const placed = layoutPoints(points);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} className={styles.chart} aria-hidden="true">
      {placed.map(({ year, x, y, isNewRule }, index) => {
        const before = placed[index - 1];
        if (!before) return null;
        const middle = (before.x + x) / 2;
        return isNewRule ? (
          <text key={year} x={middle} y={HEIGHT - 4}>
            {TEXTS.newRule}
          </text>
        ) : (
          <line
            key={year}
            x1={before.x}
            y1={before.y}
            x2={x}
            y2={y}
            stroke="var(--c-base)"
            strokeWidth="2.5"
          />
        );
      })}
      {placed.map(({ year, result, x, y }) => (
        <g key={year}>
          <circle cx={x} cy={y} r="5" fill="var(--c-base)" />
          <text x={x} y={y - 12} className={styles.value}>
            {formatResult(result)}
            {result.of === 'rank' && '%'}
          </text>
          <text x={x} y={HEIGHT - 4}>
            {year}
          </text>
        </g>
      ))}
    </svg>
  );
}

/** Years from left to right, better results higher; the smaller rank is better. */
export function layoutPoints<P extends Point>(points: readonly P[]) {
  const values = points.map(({ result }) => result.value);
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const step = points.length > 1 ? (WIDTH - 2 * SIDE_MARGIN) / (points.length - 1) : 0;
  return points.map((point, index) => {
    const height = range === 0 ? 0.5 : (point.result.value - least) / range;
    const share = point.result.of === 'rank' ? 1 - height : height;
    return {
      ...point,
      x: points.length > 1 ? SIDE_MARGIN + index * step : WIDTH / 2,
      y: BOTTOM_Y - share * (BOTTOM_Y - TOP_Y),
    };
  });
}
