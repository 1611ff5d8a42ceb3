import type { TableColumn } from '@admissions/admin-ui';
import type { Area } from '@admissions/model';
import { formatMoment } from '@admissions/model';
import type { AuditEntry } from '@admissions/protocol';
import { AREA_LABELS } from '@admissions/protocol';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import { AuditDetails } from './audit-details.tsx';
import styles from './audit-list.module.css';
import type { AuditFilters } from './audit-query.ts';
import { describeTarget } from './audit-target.ts';
import { actionName } from './describe-action.ts';
import { TEXTS } from './texts.ts';

/** Columns of the log; account and target filter the list by themselves. */
export function useAuditColumns(
  onFilter: (filter: Partial<AuditFilters>) => void,
): TableColumn<AuditEntry>[] {
  const t = useMessage();
  return [
    {
      key: 'at',
      title: t(TEXTS.at),
      render: (_, { at }) => (
        <time dateTime={at} className="figures nowrap">
          {formatMoment(at)}:{at.slice(17, 19)}
        </time>
      ),
    },
    {
      key: 'account',
      title: t(TEXTS.account),
      render: (_, { account }) =>
        account === null ? (
          <span className={styles.none}>{t(TEXTS.nobody)}</span>
        ) : (
          <button
            type="button"
            className={styles.pick}
            aria-label={t(TEXTS.only, { value: account })}
            onClick={() => onFilter({ account })}
          >
            {account}
          </button>
        ),
    },
    {
      key: 'action',
      title: t(TEXTS.action),
      render: (_, { action }) => (
        <span title={action} className={styles.action}>
          {t(actionName(action))}
        </span>
      ),
    },
    {
      key: 'area',
      title: t(TEXTS.area),
      isWideOnly: true,
      render: (_, { area }) =>
        area in AREA_LABELS ? t(AREA_LABELS[area as Area]) : t(TEXTS.media),
    },
    {
      key: 'target',
      title: t(TEXTS.target),
      render: (_, entry) => <Target entry={entry} onFilter={onFilter} />,
    },
    {
      key: 'details',
      title: t(TEXTS.details),
      width: 'min(22.5rem, 28vw)',
      render: (_, { area, target, details }) => (
        <AuditDetails area={area} target={target} details={details} />
      ),
    },
  ];
}

/** The target of an entry: its category and name, a link to it, and a filter on it. */
function Target({
  entry,
  onFilter,
}: {
  entry: AuditEntry;
  onFilter: (filter: Partial<AuditFilters>) => void;
}) {
  const t = useMessage();
  const { target, name } = entry;
  const { sort, href } = describeTarget(entry);
  const title = name ?? target.split('/')[1] ?? '';
  const label = [t(sort), title].filter(Boolean).join(' ');
  return (
    <>
      <div className="faint tiny">{t(sort)}</div>
      {title !== '' && (
        <span className={styles.name}>{href ? <Link to={href}>{title}</Link> : title}</span>
      )}
      <button
        type="button"
        className={styles.pick}
        aria-label={t(TEXTS.only, { value: label })}
        onClick={() => onFilter({ target })}
      >
        {t(TEXTS.onlyThis)}
      </button>
    </>
  );
}
