import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import styles from './list-row.module.css';
import { LIST_TEXTS } from './list-texts.ts';

/** In place of a removed row: an undo elsewhere would be out of sight below a long list. */
export function RemovedRow({ index, onReturn }: { index: number; onReturn: () => void }) {
  const t = useMessage();
  return (
    <li className={styles.removed}>
      {t(LIST_TEXTS.removed, { number: index + 1 })}
      <Button size="small" onClick={onReturn}>
        {t('common.undo')}
      </Button>
    </li>
  );
}
