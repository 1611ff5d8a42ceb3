import type { Dashboard } from '@admissions/contracts';
import { formatDay } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import styles from './dashboard.module.css';
import { TEXTS } from './texts.ts';

const SIZE = { width: 560, height: 120 };
const GAP = 0.3;

/** Changes on each of the last days as bars, and the same as a table for whoever wants the numbers. */
export function DayPlot({ days }: { days: Dashboard['byDay'] }) {
  const t = useMessage();
  const most = Math.max(1, ...days.map(({ count }) => count));
  const step = SIZE.width / days.length;
  return (
    <figure className={styles.plot}>
      <figcaption>{t(TEXTS.byDay)}</figcaption>
      <svg viewBox={`0 -18 ${SIZE.width} ${SIZE.height + 40}`} aria-hidden="true">
        <line x1="0" x2={SIZE.width} y1={SIZE.height} y2={SIZE.height} />
        {days.map(({ day, count }, index) => {
          const height = (count / most) * SIZE.height;
          const middle = (index + 0.5) * step;
          return (
            <g key={day}>
              <rect
                x={middle - (step * (1 - GAP)) / 2}
                y={SIZE.height - height}
                width={step * (1 - GAP)}
                height={height}
                rx="3"
              />
              {count > 0 && (
                <text x={middle} y={SIZE.height - height - 5}>
                  {count}
                </text>
              )}
              <text x={middle} y={SIZE.height + 16} className={styles.axis}>
                {shortDay(day)}
              </text>
            </g>
          );
        })}
      </svg>
      <details className={styles.numbers}>
        <summary>{t(TEXTS.numbers)}</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(TEXTS.day)}</th>
              <th scope="col">{t(TEXTS.count)}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{formatDay(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
const shortDay = (day: string) => day.slice(5).split('-').map(Number).join('/');
