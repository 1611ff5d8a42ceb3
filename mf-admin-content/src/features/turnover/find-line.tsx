import { readFieldLabel } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import type { TurnoverFind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { sayFound } from './day-words.ts';
import styles from './turnover.module.css';

interface FindLineProps {
  kind: AnyKind;
  find: TurnoverFind;
  /** What can be done about it. */
  children: ReactNode;
}
/** A year or date in its sentence, marked there, with the field that it stands in. */
export function FindLine({ kind, find, children }: FindLineProps) {
  const t = useMessage();
  return (
    <li className={styles.find}>
      <span className={styles.field}>{t(readFieldLabel(kind, find.field))}</span>
      <span className={styles.sentence}>
        {find.before}
        <mark>{sayFound(find.text)}</mark>
        {find.after}
      </span>
      {children}
    </li>
  );
}
