import { dayText, Tag } from '@admissions/ui';
import { compareStrings } from '../../lib/compare-strings.ts';
import { findNextDue, findNextStep, formatTimeLeft, isApplication } from '../../lib/deadlines.ts';
import { toMonthDay } from '../../lib/events/event-labels.ts';
import { SampleMark } from '../../lib/sample-mark.tsx';
import type { Channel } from './channel-data.ts';
import styles from './month-ruler.module.css';
import { TEXTS } from './texts.ts';

const HEIGHT = 10;

/** Not printed: paper has no background colours, and every date is listed with its channel. */
export function MonthRuler({ channels, today }: { channels: readonly Channel[]; today: string }) {
  const { months, today: now, rows } = layoutYear(channels, today);
  if (rows.length === 0) return null;
  return (
    <figure className={styles.ruler} data-no-print>
      <figcaption className="bold">
        {TEXTS.ruler}
        <span data-kind="apply">{TEXTS.applying}</span>
        <span data-kind="other">{TEXTS.happening}</span>
        <span data-kind="today">
          {TEXTS.today}
          {toMonthDay(today)}
        </span>
        <NextDue channels={channels} today={today} />
      </figcaption>
      <div className={styles.months} aria-hidden="true">
        {months.map(({ year, month }, index) => (
          <span key={`${year} ${month}`}>
            {month}
            {/* Two years side by side would overlap on a phone. */}
            {(month === 1 || (index === 0 && month < 12)) && <span className="block">{year}</span>}
          </span>
        ))}
      </div>
      <ul className={styles.rows}>
        {rows.map(({ id, title, spans }) => (
          <li key={id}>
            <a href={`#item-${id}`}>{title}</a>
            <svg
              viewBox={`0 0 100 ${HEIGHT}`}
              preserveAspectRatio="none"
              role="img"
              aria-label={spans.map(describeSpan).join(TEXTS.next)}
            >
              {months.map(({ year, month, at }) => (
                <path
                  key={`${year} ${month}`}
                  stroke="var(--line)"
                  vectorEffect="non-scaling-stroke"
                  d={`M${at} 0v${HEIGHT}`}
                />
              ))}
              {spans.map((span) => (
                <rect
                  key={`${span.label} ${span.begin}`}
                  data-kind={isApplication(span) ? 'apply' : 'other'}
                  x={span.at}
                  y="2"
                  width={Math.min(span.width, 100 - span.at)}
                  height="6"
                />
              ))}
              <path
                stroke="var(--coral)"
                strokeWidth="2"
                vectorEffect="non-scaling-stroke"
                d={`M${now} 0v${HEIGHT}`}
              />
            </svg>
          </li>
        ))}
      </ul>
      <details className={styles.words}>
        <summary>{TEXTS.rulerInWords}</summary>
        <ol>
          {rows
            .flatMap(({ id, title, spans }) => spans.map((span) => ({ ...span, id, title })))
            .toSorted((one, other) => compareStrings(one.begin, other.begin))
            .map((span) => (
              <li key={`${span.id} ${span.label} ${span.begin}`}>
                <time dateTime={span.begin}>{formatDays(span)}</time> {span.title}・{span.label}
                <SampleMark of={span} />
              </li>
            ))}
        </ol>
      </details>
    </figure>
  );
}

function NextDue({ channels, today }: { channels: readonly Channel[]; today: string }) {
  const due = findNextDue(channels, today);
  const step = due && findNextStep(due.dates, today);
  return (
    step && (
      <a href={`#item-${due.id}`}>
        <Tag tone="sun">
          {due.title}
          {formatTimeLeft(step, today)}
        </Tag>
      </a>
    )
  );
}

const formatDays = ({ begin, end }: RulerSpan) =>
  [...new Set([begin, end])].map((day) => dayText(day)).join('–');
const describeSpan = (span: RulerSpan) => `${span.label} ${formatDays(span)}`;

const MONTH_COUNT = 12;
const DAY_MS = 86_400_000;
/** Keeps a single day visible. */
const MIN_WIDTH_PERCENT = 0.8;

type RulerSpan = ReturnType<typeof layoutYear>['rows'][number]['spans'][number];

/** Twelve months, starting with the current one. */
export function layoutYear(
  channels: readonly Pick<Channel, 'id' | 'title' | 'dates'>[],
  today: string,
) {
  const [year = 0, month = 0] = today.split('-').map(Number);
  const startMonth = (index: number) => Date.UTC(year, month - 1 + index, 1);
  const from = startMonth(0);
  const whole = startMonth(MONTH_COUNT) - from;
  const percent = (moment: number) => ((moment - from) / whole) * 100;
  const months = Array.from({ length: MONTH_COUNT }, (_, index) => {
    const first = new Date(startMonth(index));
    return {
      year: first.getUTCFullYear(),
      month: first.getUTCMonth() + 1,
      /** Start in percent of the twelve months. */
      at: percent(startMonth(index)),
    };
  });
  const rows = channels.map(({ id, title, dates }) => ({
    id,
    title,
    spans: dates.flatMap(({ label, dates: { begin, end }, isSample }) => {
      const at = Math.max(0, percent(Date.parse(begin)));
      const until = Math.min(100, percent(Date.parse(end) + DAY_MS));
      return until > 0 && at < 100
        ? [{ label, begin, end, isSample, at, width: Math.max(MIN_WIDTH_PERCENT, until - at) }]
        : [];
    }),
  }));
  return {
    months,
    today: percent(Date.parse(today)),
    rows: rows.filter(({ spans }) => spans.length > 0),
  };
}
