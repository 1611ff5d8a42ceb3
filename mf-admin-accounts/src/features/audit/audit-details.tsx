import { formatBytes } from '@admissions/admin-ui';
import type { AuditEntry } from '@admissions/protocol';
import { listDetails } from '@admissions/protocol/audit';
import { useMessage } from '@admissions/store';
import styles from './audit-list.module.css';

export function AuditDetails(entry: Pick<AuditEntry, 'action' | 'area' | 'target' | 'details'>) {
  return (
    <dl className={styles.details}>
      {listDetails(entry, useMessage(), formatBytes).map(([name, value]) => (
        <div className="flex gap-s" key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
