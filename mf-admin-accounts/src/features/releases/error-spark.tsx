import type { FiguresOfRelease } from '@admissions/protocol/releases';
import { buildErrorSeries } from './plot-scale.ts';
import styles from './release-list.module.css';

const HEIGHT_PX = 24;
const BAR_WIDTH_PX = 5;
const BAR_PITCH_PX = 6;
/** A lower maximum would let a bar of 1 % fill the chart. */
const MIN_SCALE_TOP = 5;

/** Errors of the last minutes as small bars; decorative, the text has the figures. */
export function ErrorSpark({
  release,
  window,
}: {
  release: FiguresOfRelease;
  window: { at: string; minutes: number };
}) {
  const { series, top, minutes } = buildErrorSeries([release], window);
  const points = series.flatMap(({ stretches }) => stretches.flat());
  const scale = HEIGHT_PX / Math.max(MIN_SCALE_TOP, top);
  const width = minutes.length * BAR_PITCH_PX;
  return (
    <svg
      className={styles.spark}
      viewBox={`0 0 ${width} ${HEIGHT_PX}`}
      width={width}
      height={HEIGHT_PX}
      aria-hidden="true"
    >
      <path d={`M0 ${HEIGHT_PX - 0.5}H${width}`} />
      {points.map(({ index, rate }) => {
        const height = rate > 0 ? Math.max(2, rate * scale) : 0;
        return (
          <rect
            key={index}
            x={index * BAR_PITCH_PX}
            y={HEIGHT_PX - height}
            width={BAR_WIDTH_PX}
            height={height}
            rx="1"
          />
        );
      })}
    </svg>
  );
}
