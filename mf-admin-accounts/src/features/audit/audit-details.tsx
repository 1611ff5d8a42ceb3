import { formatBytes } from '@admissions/admin-ui';
import type { AuditEntry } from '@admissions/protocol';
import { describeTarget, listDetails } from '@admissions/protocol/audit';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './audit-list.module.css';
import { TEXTS } from './texts.ts';

/** Numbers that nobody knows; the file of the log has them. */
const UNKNOWN_NUMBERS = ['bundle', 'draft', 'from'];

export function AuditDetails(entry: AuditEntry) {
  const t = useMessage();
  const { title, historyHref } = describeTarget(entry);
  // Of the entries in their new order.
  const unknown = entry.action.startsWith('sort') ? ['ids'] : UNKNOWN_NUMBERS;
  const details = Object.fromEntries(
    Object.entries(entry.details).filter(
      ([name, value]) => !unknown.includes(name) && value !== t(title),
    ),
  );
  return (
    <div className={styles.details}>
      <dl>
        {listDetails({ ...entry, details }, t, formatBytes).map(([name, value]) => (
          <div className="flex gap-s" key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {historyHref && entry.details.fields !== undefined && (
        <Link to={historyHref}>{t(TEXTS.versions)}</Link>
      )}
    </div>
  );
}
