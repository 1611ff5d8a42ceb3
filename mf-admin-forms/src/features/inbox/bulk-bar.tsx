import { Button, Select } from '@admissions/admin-ui';
import type { ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useId, useState } from 'react';
import styles from './bulk-bar.module.css';
import { TEXTS } from './texts.ts';

interface BarProps {
  count: number;
  isBusy: boolean;
  onApply: (state: ReviewState) => void;
  onClear: () => void;
}
export function BulkBar({ count, isBusy, onApply, onClear }: BarProps) {
  const t = useMessage();
  const id = useId();
  const [state, setState] = useState<ReviewState>('contacted');
  return (
    <div className={styles.bar}>
      <strong role="status">{t(TEXTS.bulk.selected, { count })}</strong>
      <label htmlFor={id}>{t(TEXTS.bulk.state)}</label>
      <Select
        id={id}
        className={styles.state}
        value={state}
        options={REVIEW_STATES.map((each) => ({ value: each, label: t(`review.state.${each}`) }))}
        onChange={setState}
      />
      <Button type="primary" loading={isBusy} onClick={() => onApply(state)}>
        {t(TEXTS.bulk.apply)}
      </Button>
      <Button type="text" onClick={onClear}>
        {t(TEXTS.bulk.clear)}
      </Button>
    </div>
  );
}
