import { Switch } from '@admissions/admin-ui';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { applyFilters } from '../../lib/inbox-query.ts';
import styles from './quick-switches.module.css';
import { TEXTS } from './texts.ts';

/** One-click filters: unread only, and grouped by school or person. */
export function QuickSwitches({
  query,
  unread,
  onChange,
}: {
  query: InboxQuery;
  /** Number of matches. */
  unread: number;
  onChange: (query: InboxQuery) => void;
}) {
  const t = useMessage();
  const id = useId();
  const { unread: isUnread, order, ...rest } = query;
  const unreadFilter = isUnread ? { unread: isUnread } : {};
  const orderFilter = order ? { order } : {};
  return (
    <div className={styles.switches}>
      <span>
        <Switch
          id={`${id}-unread`}
          size="small"
          checked={isUnread === 'yes'}
          onChange={(on) =>
            onChange(applyFilters({ ...rest, ...orderFilter }, on ? { unread: 'yes' } : {}))
          }
        />
        <label htmlFor={`${id}-unread`}>{t(TEXTS.inbox.onlyUnread, { count: unread })}</label>
      </span>
      <span>
        <Switch
          id={`${id}-order`}
          size="small"
          checked={order === 'alike'}
          onChange={(on) =>
            onChange(applyFilters({ ...rest, ...unreadFilter }, on ? { order: 'alike' } : {}))
          }
        />
        <label htmlFor={`${id}-order`}>{t(TEXTS.inbox.together)}</label>
      </span>
      {query.alike && <span role="status">{t(TEXTS.inbox.onlyAlike)}</span>}
    </div>
  );
}
