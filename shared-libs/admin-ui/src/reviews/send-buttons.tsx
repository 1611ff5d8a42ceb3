import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import styles from './reviews.module.css';
import { TEXTS } from './texts.ts';

interface SendButtonsProps {
  isBusy: boolean;
  onSend: () => void;
  onCancel: () => void;
}
/** Send and cancel buttons. */
export function SendButtons({ isBusy, onSend, onCancel }: SendButtonsProps) {
  const t = useMessage();
  return (
    <div className={styles.ways}>
      <Button type="primary" size="small" disabled={isBusy} onClick={onSend}>
        {t(TEXTS.send)}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
