import type { NamedEntry } from '@admissions/contracts';
import { buildStaffUrl, createTaipeiFormat } from '@admissions/contracts';
import { kindOf } from '@admissions/contracts/kinds';
import { useMessage } from '@admissions/store';
import { Link } from 'react-router';
import styles from './dashboard.module.css';
import { TEXTS } from './texts.ts';

/** An entry by its kind and title, with the way to its form. */
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
      <small>{t(kind.label)}</small>
    </span>
  );
}

const formatShort = createTaipeiFormat('zh-TW', {
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});
/** A moment of these weeks: 11/21 09:30, in Taipei. */
export const Moment = ({ at }: { at: string }) => (
  <time dateTime={at} className={styles.moment}>
    {formatShort(at)}
  </time>
);
