import type { TableColumn } from '@admissions/admin-ui';
import { momentText } from '@admissions/admin-ui';
import type { Area, AuditEntry } from '@admissions/contracts';
import { AREA_LABELS } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import type { AuditFilters } from '../../lib/audit-query.ts';
import { actionText } from '../../lib/audit-words.ts';
import { useText } from '../../lib/use-text.ts';
import { AuditDetails } from './audit-details.tsx';
import styles from './audit-list.module.css';

/** What a line of the log says; its account and its target lead to all that was done by the one or to the other. */
export function useAuditColumns(
  onFilter: (filter: Partial<AuditFilters>) => void,
): TableColumn<AuditEntry>[] {
  const t = useMessage();
  const text = useText();
  return [
    {
      key: 'at',
      title: text('audit.at'),
      render: (_, { at }) => (
        <time dateTime={at} className={styles.at}>
          {momentText(at)}:{at.slice(17, 19)}
        </time>
      ),
    },
    {
      key: 'account',
      title: text('audit.account'),
      render: (_, { account }) =>
        account === null ? (
          <span className={styles.none}>{text('audit.nobody')}</span>
        ) : (
          <button
            type="button"
            className={styles.pick}
            aria-label={text('audit.only', { value: account })}
            onClick={() => onFilter({ account })}
          >
            {account}
          </button>
        ),
    },
    {
      key: 'action',
      title: text('audit.action'),
      render: (_, { action }) => (
        <>
          <div>{actionText(action, t.locale)}</div>
          <code className={styles.code}>{action}</code>
        </>
      ),
    },
    {
      key: 'area',
      title: text('audit.area'),
      render: (_, { area }) =>
        area in AREA_LABELS ? t.of(AREA_LABELS[area as Area]) : text('audit.media'),
    },
    {
      key: 'target',
      title: text('audit.target'),
      render: (_, { target }) => (
        <button
          type="button"
          className={styles.pick}
          aria-label={text('audit.only', { value: target })}
          onClick={() => onFilter({ target })}
        >
          <code>{target}</code>
        </button>
      ),
    },
    {
      key: 'details',
      title: text('audit.details'),
      width: '22.5rem',
      render: (_, { details }) => <AuditDetails details={details} />,
    },
  ];
}
