import { Button, Select } from '@admissions/admin-ui';
import type { Assignee, ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useId, useState } from 'react';
import { useAssignees } from '../../lib/use-assignees.ts';
import styles from './bulk-bar.module.css';
import { TEXTS } from './texts.ts';

interface BarProps {
  count: number;
  /** Of all pages; null when they cannot be selected together, or are. */
  total: number | null;
  isBusy: boolean;
  onApply: (state: ReviewState) => void;
  onAssign: (assignee: Assignee) => void;
  onReply: () => void;
  onChooseWhole: () => void;
  onClear: () => void;
}
export function BulkBar({ count, total, isBusy, onApply, onAssign, ...props }: BarProps) {
  const t = useMessage();
  const id = useId();
  const assignees = useAssignees(null);
  const [state, setState] = useState<ReviewState>('contacted');
  return (
    <div className={styles.bar}>
      <strong role="status">{t(TEXTS.bulk.selected, { count })}</strong>
      {total !== null && (
        <Button size="small" onClick={props.onChooseWhole}>
          {t(TEXTS.bulk.chooseWhole, { count: total })}
        </Button>
      )}
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
      <Select<number | null>
        aria-label={t(TEXTS.bulk.assign)}
        className={styles.state}
        disabled={isBusy}
        placeholder={t(TEXTS.bulk.assign)}
        value={null}
        options={assignees.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(chosen) => {
          const assignee = assignees.find((each) => each.id === chosen);
          if (assignee) onAssign(assignee);
        }}
      />
      <Button aria-haspopup="dialog" disabled={isBusy} onClick={props.onReply}>
        {t(TEXTS.bulk.reply)}
      </Button>
      <Button type="text" onClick={props.onClear}>
        {t(TEXTS.bulk.clear)}
      </Button>
    </div>
  );
}
