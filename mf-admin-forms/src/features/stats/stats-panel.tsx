import { LoadFailure, useLoaded } from '@admissions/admin-ui';
import { api } from '@admissions/api-client';
import { COLLEGE_NAMES } from '@admissions/model/terms';
import { type FormStats, formPathsOf, REVIEW_STATES } from '@admissions/protocol/forms';
import { deviceStorage, useMessage } from '@admissions/store';
import { BarChart, ShareBar } from '@admissions/ui/charts';
import { useState } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import styles from './stats-panel.module.css';
import tableStyles from './stats-tables.module.css';
import { TEXTS } from './texts.ts';

const OPEN_KEY = 'forms statistics';
const CHART_SIZE = { width: 480, height: 110 };
const MAX_CITIES = 5;

/** Number of submissions in the filtered days, or in the last twelve months. */
export function StatsPanel({
  screen,
  query: { begin, end },
  version,
}: {
  screen: FormScreen;
  query: InboxQuery;
  version: unknown;
}) {
  const t = useMessage();
  // A changed list has other counts.
  const { data, error, reload } = useLoaded(
    (signal) =>
      api().get<FormStats>(formPathsOf(screen.form).stats, {
        params: { begin, end },
        signal,
        silent: true,
      }),
    [screen, begin, end, version],
  );
  const stats = error ? null : data;
  // Closed by default, to show the list first.
  const [isOpen] = useState(() => deviceStorage.read(OPEN_KEY) === 'open');
  return (
    <details
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget: { open } }) =>
        deviceStorage.write(OPEN_KEY, open ? 'open' : 'closed')
      }
    >
      <summary className="semi">
        {t(TEXTS.title)}
        {stats && <span>{t(begin || end ? TEXTS.days : TEXTS.last, { count: stats.total })}</span>}
      </summary>
      <LoadFailure error={error} reload={reload} />
      {!stats && !error && <div className={styles.waiting} aria-hidden="true" />}
      {stats &&
        (stats.total === 0 ? (
          <p className="space-s faint">{t(TEXTS.nothing)}</p>
        ) : (
          <div className={styles.columns}>
            <BarChart
              title={t(TEXTS.months)}
              size={CHART_SIZE}
              texts={{ name: t(TEXTS.month), count: t(TEXTS.count), table: t(TEXTS.table) }}
              points={stats.byMonth.map(({ month, count }, index) => ({
                name: month,
                label: String(Number(month.slice(5))),
                group: index === 0 || month.endsWith('-01') ? month.slice(0, 4) : undefined,
                count,
              }))}
            />
            <StatsTables stats={stats} />
          </div>
        ))}
    </details>
  );
}

/** Counts by state, county (top ones) and college. */
function StatsTables({ stats: { byState, byCity, byCollege } }: { stats: FormStats }) {
  const t = useMessage();
  const colleges = byCollege
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count);
  return (
    <div className={tableStyles.tables}>
      <CountTable
        title={t(TEXTS.states)}
        rows={REVIEW_STATES.map((state) => [t(`review.state.${state}`), byState[state]])}
      />
      <CountTable
        title={t(TEXTS.cities)}
        rows={byCity.slice(0, MAX_CITIES).map(({ city, count }) => [city, count])}
      />
      <CountTable
        title={t(TEXTS.colleges)}
        rows={colleges.map(({ college, count }) => [
          t(COLLEGE_NAMES[college as keyof typeof COLLEGE_NAMES]),
          count,
        ])}
      />
    </div>
  );
}

type CountRow = readonly [label: string, count: number];
function CountTable({ title, rows }: { title: string; rows: readonly CountRow[] }) {
  if (rows.length === 0) return null;
  const most = Math.max(...rows.map(([, count]) => count));
  return (
    <table>
      <caption>{title}</caption>
      <tbody>
        {rows.map(([label, count]) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={tableStyles.share}>
              <ShareBar value={count} max={most} />
            </td>
            <td>{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
