import { buildStaffUrl } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { AREA_LABELS } from '@admissions/protocol';
import type { NamedEntry } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { TEXTS } from './texts.ts';

interface EntryLinkProps {
  entry: NamedEntry;
  /** After the name of its kind. */
  note?: string;
}
export function EntryLink({ entry: { kind: name, id, title, parent }, note }: EntryLinkProps) {
  const t = useMessage();
  const kind = kindOf(name);
  return (
    <span className={styles.entry}>
      <Link to={buildStaffUrl(kind, id, parent)}>
        {kind.singleton ? t(kind.label) : title || t(TEXTS.untitled)}
      </Link>
      <small className="faint tiny block">
        {t(kind.singleton ? AREA_LABELS[kind.area] : kind.label)}
        {note}
      </small>
    </span>
  );
}
