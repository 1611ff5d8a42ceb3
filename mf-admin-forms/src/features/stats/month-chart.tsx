import type { FormStats } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { buildBars } from './bars.ts';
import styles from './month-chart.module.css';
import { TEXTS } from './texts.ts';

const SIZE = { width: 480, height: 110 };
/** More labels than this run into each other. */
const LABELS = 12;

/** The months as bars, and the same as a table for whoever wants the numbers. */
export function MonthChart({ months }: { months: FormStats['byMonth'] }) {
  const t = useMessage();
  const bars = buildBars(
    months.map(({ count }) => count),
    SIZE,
  );
  const every = Math.ceil(months.length / LABELS);
  return (
    <figure className={styles.chart}>
      <figcaption>{t(TEXTS.months)}</figcaption>
      <svg viewBox={`0 -18 ${SIZE.width} ${SIZE.height + 52}`} aria-hidden="true">
        <line x1="0" x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} />
        {months.map(({ month, count }, index) => {
          const bar = bars[index];
          if (!bar) return null;
          const middle = bar.x + bar.width / 2;
          return (
            <g key={month}>
              <rect {...bar} rx="3" />
              {count > 0 && months.length <= 24 && (
                <text x={middle} y={bar.y - 5}>
                  {count}
                </text>
              )}
              {index % every === 0 && (
                <text x={middle} y={SIZE.height + 16} className={styles.month}>
                  {Number(month.slice(5))}
                </text>
              )}
              {isYearSaid(month, index) && (
                <text x={middle} y={SIZE.height + 30} className={styles.month}>
                  {month.slice(0, 4)}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details className={styles.numbers}>
        <summary>{t(TEXTS.table)}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(TEXTS.month)}</th>
              <th scope="col">{t(TEXTS.count)}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ month, count }) => (
              <tr key={month}>
                <th scope="row">{month}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

// Where the chart begins, and where a year does.
const isYearSaid = (month: string, index: number) => index === 0 || month.endsWith('-01');
