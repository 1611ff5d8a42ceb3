import type { AnyKind } from '@admissions/model';
import { pair } from '@admissions/model';
import { useMessage } from '@admissions/store';
import styles from './others-notice.module.css';
import { useOthers } from './use-others.ts';

const WORDS = pair('{names}也在編輯', 'Also editing this: {names}');

export function OthersNotice({ kind, id }: { kind: AnyKind; id: number | null }) {
  const t = useMessage();
  const others = useOthers(kind, id);
  return (
    <span role="status" className={styles.others}>
      {others.length > 0 && t(WORDS, { names: t.join(others) })}
    </span>
  );
}
