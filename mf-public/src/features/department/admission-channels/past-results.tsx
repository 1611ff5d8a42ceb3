import { fillPlaceholders } from '@admissions/model/messages';
import { Fold } from '@admissions/ui';
import type { AdmissionChannel } from '../../../lib/departments/admission-channels/admission-channels.ts';
import {
  formatResult,
  joinSubjects,
} from '../../../lib/departments/admission-channels/result-text.ts';
import { collectPoints, type Point } from '../../../lib/departments/admission-channels/results.ts';
import { TEXTS } from '../../../lib/departments/admission-channels/texts.ts';
import { toMonthDay } from '../../../lib/events/event-labels.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import type { Year } from '../../../lib/read-admission-channels.ts';
import styles from './past-results.module.css';

const MIN_ADMITTED_FOR_SCORES = 5;
const COUNTS = ['applicants', 'passed', 'admitted', 'waitlist', 'lowest', 'mean'] as const;
const CHART_CAPTIONS = {
  screen: TEXTS.isScreen,
  rank: TEXTS.isRank,
  weighted: TEXTS.isWeighted,
  total: TEXTS.isTotal,
} satisfies Record<Point['result']['of'], unknown>;

/** The table is the text alternative of the chart. */
export function PastResults({ way, name }: { way: AdmissionChannel; name: string }) {
  const { shown, past, running } = way;
  if (shown.length === 0) return null;
  const points = collectPoints(way);
  const newest = points.at(-1);
  const returned = past.filter((year) => Number(year.returned) > 0);
  const isFew = past.some(
    ({ admitted, lowest }) => lowest === null && Number(admitted) < MIN_ADMITTED_FOR_SCORES,
  );
  return (
    <div>
      <h4>{TEXTS.before}</h4>
      {running && (
        <p>
          {fillPlaceholders(running.isAnnounced ? TEXTS.announced : TEXTS.goesOn, {
            title: name,
            step: running.step.label,
            day: toMonthDay(running.step.dates.end),
          })}
        </p>
      )}
      <Fold summary={fillPlaceholders(TEXTS.beforeMore, { title: name })}>
        {newest && (
          <figure className="below-m">
            <ResultChart points={points} />
            <figcaption>{CHART_CAPTIONS[newest.result.of]}</figcaption>
          </figure>
        )}
        <div className={styles.scroll}>
          <ResultTable years={shown} name={name} />
        </div>
        {past.some(({ waitlist }) => waitlist !== null) && (
          <p className="muted space-s">{TEXTS.waitlisted}</p>
        )}
        {returned.length > 0 && (
          <p className="muted space-s">
            {returned
              .map((year) =>
                fillPlaceholders(TEXTS.returnedIn, {
                  year: year.year,
                  count: Number(year.returned),
                }),
              )
              .join('')}
          </p>
        )}
        {isFew && <p className="muted space-s">{TEXTS.few}</p>}
      </Fold>
    </div>
  );
}

function ResultTable({ years, name }: { years: readonly Year[]; name: string }) {
  const columns = COUNTS.filter((column) => years.some((year) => year[column] !== null));
  const hasGates = years.some(({ screens }) => screens?.some(({ lowest }) => lowest !== null));
  return (
    <table className={styles.table}>
      <caption className="vh">{fillPlaceholders(TEXTS.table, { title: name })}</caption>
      <thead>
        <tr>
          {(['year', 'quota', ...columns] as const).map((column) => (
            <th key={column} scope="col">
              {TEXTS[column]}
            </th>
          ))}
          {hasGates && <th scope="col">{TEXTS.gates}</th>}
        </tr>
      </thead>
      <tbody>
        {years.map((year) => (
          <tr key={year.year}>
            <th scope="row">{year.year}</th>
            <td data-label={TEXTS.quota}>
              {year.quota}
              {Number(year.returned) > 0 && (
                <small className="soft block">
                  {fillPlaceholders(TEXTS.returned, { count: Number(year.returned) })}
                </small>
              )}
            </td>
            {columns.map((column) => (
              <td key={column} data-label={TEXTS[column]}>
                <Figure year={year} column={column} />
              </td>
            ))}
            {hasGates && (
              <td data-label={TEXTS.gates}>
                <Gates year={year} />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Figure({ year, column }: { year: Year; column: (typeof COUNTS)[number] }) {
  const value = year[column];
  if (value !== null) return formatNumber(value);
  if (column === 'admitted') return TEXTS.running;
  return (
    <>
      <span aria-hidden="true">—</span>
      <span className="vh">{TEXTS.none}</span>
    </>
  );
}

function Gates({ year: { screens } }: { year: Year }) {
  return (
    <ol className={styles.gates}>
      {(screens ?? []).map(({ subjects, times, lowest }) => (
        <li key={times}>
          {joinSubjects(subjects)} {lowest ?? '—'}
        </li>
      ))}
    </ol>
  );
}

const WIDTH = 320;
const HEIGHT = 120;
/** Space for the numbers above and the years below. */
const TOP_Y = 36;
const BOTTOM_Y = 84;
const SIDE_MARGIN = 40;

/** No axis: the chart shows the trend, the table beside it the values. */
function ResultChart({ points }: { points: readonly Point[] }) {
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
function layoutPoints<P extends Point>(points: readonly P[]) {
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
