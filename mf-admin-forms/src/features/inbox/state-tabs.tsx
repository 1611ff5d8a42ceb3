import type { ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { applyFilters, formatInboxQuery } from '../../lib/inbox-query.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import styles from './state-tabs.module.css';
import { TEXTS } from './texts.ts';

/** States with counts; links, so that they can be opened in several tabs. */
export function StateTabs({
  counts,
  query,
}: {
  counts: Record<ReviewState, number>;
  query: InboxQuery;
}) {
  const t = useMessage();
  const all = REVIEW_STATES.reduce((sum, state) => sum + counts[state], 0);
  return (
    <nav className={styles.tabs} aria-label={t(TEXTS.inbox.tabs)}>
      <Tab label={t(SHARED_TEXTS.all)} count={all} query={query} state={undefined} />
      {REVIEW_STATES.map((state) => (
        <Tab
          key={state}
          label={t(`review.state.${state}`)}
          count={counts[state]}
          query={query}
          state={state}
        />
      ))}
    </nav>
  );
}

function Tab({
  label,
  count,
  query,
  state,
}: {
  label: string;
  count: number;
  query: InboxQuery;
  state: ReviewState | undefined;
}) {
  const { state: _, ...rest } = query;
  const search = formatInboxQuery(applyFilters(rest, state ? { state } : {})).toString();
  const isCurrent = query.state === state;
  return (
    <Link
      className={styles.tab}
      to={`?${search}`}
      aria-current={isCurrent ? 'page' : undefined}
      data-waiting={state === 'new' && count > 0 ? '' : undefined}
    >
      {label}
      <span className={styles.count}>{count}</span>
    </Link>
  );
}
