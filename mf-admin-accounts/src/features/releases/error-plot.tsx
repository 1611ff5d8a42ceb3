import { formatMoment } from '@admissions/model';
import type { Figures, FiguresOfRelease } from '@admissions/protocol/releases';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import { formatRate } from './count-errors.ts';
import styles from './figures-panel.module.css';
import type { ErrorSeries, PlotPoint } from './plot-scale.ts';
import { buildErrorSeries } from './plot-scale.ts';
import { TEXTS } from './texts.ts';

/** More lines cannot be distinguished. */
const MAX_LINES = 3;
/** Minutes between two labels. */
const LABEL_INTERVAL_MINUTES = 5;

/** Errors per hundred views by minute, one line per release, also as a table. */
export function ErrorPlot({
  releases,
  figures,
  names,
}: {
  releases: readonly FiguresOfRelease[];
  figures: Pick<Figures, 'at' | 'minutes'>;
  names: (release: FiguresOfRelease) => string;
}) {
  const t = useMessage();
  const id = useId();
  const plot = buildErrorSeries(releases.slice(0, MAX_LINES), figures);
  const isEmpty = plot.series.every(({ stretches }) => stretches.length === 0);
  if (isEmpty) return <p className={styles.note}>{t(TEXTS.figures.noErrors)}</p>;
  return (
    <figure className={styles.plot} aria-labelledby={id}>
      <figcaption id={id}>{t(TEXTS.figures.errorPlot)}</figcaption>
      <ul className={styles.legend} aria-hidden="true">
        {plot.series.map(({ release }, index) => (
          <li className="line" key={names(release)}>
            <svg viewBox="0 0 28 8" width="28" height="8" data-line={index} aria-hidden="true">
              <path d="M0 4H28" />
            </svg>
            {names(release)}
          </li>
        ))}
      </ul>
      <div className={styles.frame} aria-hidden="true">
        <div className={styles.heights}>
          {[plot.top, plot.top / 2, 0].map((height) => (
            <span key={height}>{formatRate(height)}</span>
          ))}
        </div>
        <ErrorLines plot={plot} />
        <div className={styles.times}>
          {plot.minutes
            .filter(
              (_, index) =>
                index % LABEL_INTERVAL_MINUTES === 0 || index === plot.minutes.length - 1,
            )
            .map((minute) => (
              <span
                key={minute}
                style={{ insetInlineStart: `${findShare(plot, plot.minutes.indexOf(minute))}%` }}
              >
                {readClock(minute)}
              </span>
            ))}
        </div>
      </div>
      <ErrorNumbers plot={plot} names={names} />
    </figure>
  );
}

function ErrorLines({ plot }: { plot: ErrorSeries }) {
  const toPoint = ({ index, rate }: PlotPoint) =>
    `${findShare(plot, index).toFixed(2)} ${(100 - (100 * rate) / plot.top).toFixed(2)}`;
  return (
    <svg
      className={styles.lines}
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path data-grid="" d="M0 0H100M0 50H100M0 100H100" />
      {plot.series.toReversed().map(({ release, stretches }, back) => (
        <g key={`${release.version} ${release.channel}`} data-line={plot.series.length - 1 - back}>
          <path d={stretches.map((points) => `M${points.map(toPoint).join('L')}`).join('')} />
          {/* Round caps of zero-length lines stay round when the SVG is stretched. */}
          <path
            data-dots=""
            d={stretches
              .flat()
              .map((point) => `M${toPoint(point)}h0`)
              .join('')}
          />
        </g>
      ))}
    </svg>
  );
}

function ErrorNumbers({
  plot: { minutes, series },
  names,
}: {
  plot: ErrorSeries;
  names: (release: FiguresOfRelease) => string;
}) {
  const t = useMessage();
  const findPoint = (stretches: PlotPoint[][], index: number) =>
    stretches.flat().find((point) => point.index === index);
  return (
    <details className={styles.numbers}>
      <summary>{t(TEXTS.figures.numbers)}</summary>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{t(TEXTS.figures.time)}</th>
              {series.map(({ release }) => (
                <th key={names(release)} scope="col">
                  {names(release)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {minutes.map((minute, index) => (
              <tr key={minute}>
                <th scope="row">
                  <time dateTime={minute}>{readClock(minute)}</time>
                </th>
                {series.map(({ release, stretches }) => {
                  const point = findPoint(stretches, index);
                  return (
                    <td key={names(release)}>
                      {point
                        ? t(TEXTS.figures.minute, { errors: point.errors, views: point.views })
                        : '—'}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}

const findShare = ({ minutes }: ErrorSeries, index: number) => (100 * index) / (minutes.length - 1);
const readClock = (minute: string) => formatMoment(minute).slice(11);
