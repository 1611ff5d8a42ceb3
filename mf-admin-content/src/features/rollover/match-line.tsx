import { readFieldLabel } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import type { RolloverMatch } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { formatMatch } from './format-match.ts';
import styles from './rollover.module.css';

interface MatchLineProps {
  kind: AnyKind;
  match: RolloverMatch;
  /** Actions on the match. */
  children: ReactNode;
}
/** A year or date highlighted in its sentence, with the label of its field. */
export function MatchLine({ kind, match, children }: MatchLineProps) {
  const t = useMessage();
  return (
    <li className={styles.find}>
      <span className="soft">{t(readFieldLabel(kind, match.field))}</span>
      <span className={styles.sentence}>
        {match.before}
        <mark>{formatMatch(match.text)}</mark>
        {match.after}
      </span>
      {children}
    </li>
  );
}
