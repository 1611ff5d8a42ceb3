import { api } from '@admissions/api-client';
import type { FormStats } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useEffect, useState } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { createSubmissionsApi } from '../../lib/submissions.ts';
import { MonthChart } from './month-chart.tsx';
import styles from './stats-panel.module.css';
import { StatsTables } from './stats-tables.tsx';
import { TEXTS } from './texts.ts';
import { usePersistedOpen } from './use-persisted-open.ts';

/** How many applications came, on the days that the list is narrowed to, or in the last twelve months. */
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
  const [stats, setStats] = useState<FormStats | 'failed' | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new version of the list has other counts
  useEffect(() => {
    const abort = new AbortController();
    createSubmissionsApi(api(), screen.form)
      .stats({ begin, end }, abort.signal)
      .then(setStats)
      .catch(() => abort.signal.aborted || setStats('failed'));
    return () => abort.abort();
  }, [screen, begin, end, version]);

  const [isOpen, persistOpen] = usePersistedOpen();
  const isCounted = stats !== null && stats !== 'failed';
  return (
    <details
      className={styles.panel}
      open={isOpen}
      onToggle={({ currentTarget }) => persistOpen(currentTarget.open)}
    >
      <summary>
        {t(TEXTS.title)}
        {isCounted && (
          <span>{t(begin || end ? TEXTS.days : TEXTS.last, { count: stats.total })}</span>
        )}
      </summary>
      {stats === 'failed' && <p className={styles.note}>{t(TEXTS.failed)}</p>}
      {stats === null && <div className={styles.waiting} aria-hidden="true" />}
      {isCounted &&
        (stats.total === 0 ? (
          <p className={styles.note}>{t(TEXTS.nothing)}</p>
        ) : (
          <div className={styles.columns}>
            <MonthChart months={stats.byMonth} />
            <StatsTables stats={stats} />
          </div>
        ))}
    </details>
  );
}
