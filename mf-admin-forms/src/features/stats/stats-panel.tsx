import { useLoaded } from '@admissions/admin-ui';
import { api, errorMessage } from '@admissions/api-client';
import type { FormStats } from '@admissions/protocol/forms';
import { formPathsOf } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { MonthChart } from './month-chart.tsx';
import styles from './stats-panel.module.css';
import { StatsTables } from './stats-tables.tsx';
import { TEXTS } from './texts.ts';
import { usePersistedOpen } from './use-persisted-open.ts';

/** Number of applications in the filtered days, or in the last twelve months. */
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
  const { data, error } = useLoaded(
    (signal) =>
      api().get<FormStats>(formPathsOf(screen.form).stats, {
        params: { begin, end },
        signal,
        silent: true,
      }),
    [screen, begin, end, version],
  );
  const stats = error ? null : data;
  const [isOpen, persistOpen] = usePersistedOpen();
  return (
    <details
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => persistOpen(currentTarget.open)}
    >
      <summary className="semi">
        {t(TEXTS.title)}
        {stats && <span>{t(begin || end ? TEXTS.days : TEXTS.last, { count: stats.total })}</span>}
      </summary>
      {Boolean(error) && <p className="space-s faint">{errorMessage(error, t)}</p>}
      {!stats && !error && <div className={styles.waiting} aria-hidden="true" />}
      {stats &&
        (stats.total === 0 ? (
          <p className="space-s faint">{t(TEXTS.nothing)}</p>
        ) : (
          <div className={styles.columns}>
            <MonthChart months={stats.byMonth} />
            <StatsTables stats={stats} />
          </div>
        ))}
    </details>
  );
}
