import type { FiguresOfRelease } from '@admissions/protocol/releases';
import { buildErrorSeries } from './plot-scale.ts';
import styles from './release-list.module.css';

const HEIGHT = 24;
const BAR = 5;
const STEP = 6;
/** Below this a bar of 1 % would fill the drawing. */
const LEAST_TOP = 5;

/** The errors of the last minutes as small bars; the words beside it say the same. */
export function ErrorSpark({
  release,
  window,
}: {
  release: FiguresOfRelease;
  window: { at: string; minutes: number };
}) {
  const { series, top, minutes } = buildErrorSeries([release], window);
  const points = series.flatMap(({ stretches }) => stretches.flat());
  const scale = HEIGHT / Math.max(LEAST_TOP, top);
  const width = minutes.length * STEP;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      width={width}
      height={HEIGHT}
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT - 0.5}H${width}`} />
      {points.map(({ index, rate }) => {
        const height = rate > 0 ? Math.max(2, rate * scale) : 0;
        return (
          <rect
            key={index}
            x={index * STEP}
            y={HEIGHT - height}
            width={BAR}
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
