import styles from './bar-chart.module.css';
import { buildBars } from './bars.ts';

/** More labels or counts than these overlap. */
const MAX_LABELS = 14;
const MAX_COUNTS = 24;

export interface ChartPoint {
  /** For the table. */
  name: string;
  /** Label below the bar. */
  label: string;
  /** Below the label, such as a year. */
  group?: string | undefined;
  count: number;
}
interface BarChartProps {
  title: string;
  points: readonly ChartPoint[];
  size: { width: number; height: number };
  /** Headers of the table, and the label that opens it. */
  texts: { name: string; count: string; table: string };
}
/** Counts over time as bars, and as a table for screen readers and copying. */
export function BarChart({ title, points, size, texts }: BarChartProps) {
  const bars = buildBars(
    points.map(({ count }) => count),
    size,
  );
  const every = Math.ceil(points.length / MAX_LABELS);
  return (
    <figure className={styles.chart}>
      <figcaption>{title}</figcaption>
      <svg viewBox={`0 -18 ${size.width} ${size.height + 52}`} aria-hidden="true">
        <line x1="0" x2={size.width} y1={size.height} y2={size.height} />
        {points.map(({ name, label, group, count }, index) => {
          const bar = bars[index];
          if (!bar) return null;
          const x = bar.x + bar.width / 2;
          return (
            <g key={name}>
              <rect {...bar} rx="3" />
              {count > 0 && points.length <= MAX_COUNTS && (
                <text x={x} y={bar.y - 5}>
                  {count}
                </text>
              )}
              {index % every === 0 && (
                <text x={x} y={size.height + 16}>
                  {label}
                </text>
              )}
              {group && (
                <text x={x} y={size.height + 30}>
                  {group}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{texts.table}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{texts.name}</th>
              <th scope="col">{texts.count}</th>
            </tr>
          </thead>
          <tbody>
            {points.map(({ name, count }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
