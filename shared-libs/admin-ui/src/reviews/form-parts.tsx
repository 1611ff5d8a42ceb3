import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { TEXTS } from './texts.ts';

/** A few sentences to a colleague. */
export const SENTENCES = { autoSize: { minRows: 2, maxRows: 8 }, maxLength: 1000 };

interface SendButtonsProps {
  isBusy: boolean;
  onSend: () => Promise<void>;
  onCancel: () => void;
}
export function SendButtons({ isBusy, onSend, onCancel }: SendButtonsProps) {
  const t = useMessage();
  return (
    <div className="wrap space-xs">
      <Button type="primary" size="small" disabled={isBusy} onClick={() => void onSend()}>
        {t(TEXTS.send)}
      </Button>
      <Button size="small" onClick={onCancel}>
        {t('common.cancel')}
      </Button>
    </div>
  );
}
