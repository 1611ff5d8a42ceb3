import { buildStaffUrl } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import type { NamedEntry } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { TEXTS } from './texts.ts';

export function EntryLink({
  entry: { kind: id, id: entry, title, parent },
}: {
  entry: NamedEntry;
}) {
  const t = useMessage();
  const kind = kindOf(id);
  return (
    <span className={styles.entry}>
      <Link to={buildStaffUrl(kind, entry, parent)}>{title || t(TEXTS.untitled)}</Link>
      <small className="faint tiny block">{t(kind.label)}</small>
    </span>
  );
}
