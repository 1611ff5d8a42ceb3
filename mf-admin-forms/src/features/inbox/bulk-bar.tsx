import { Button, Select } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/model/forms';
import type { ReviewPageOf, ReviewState } from '@admissions/protocol/forms';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { MAX_BULK_ENTRIES } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useId, useState } from 'react';
import type { FormScreen } from '../../lib/form-screen.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import styles from './bulk-bar.module.css';
import { BulkReplyDialog } from './bulk-reply-dialog.tsx';
import { TEXTS } from './texts.ts';
import type { useBulk } from './use-bulk.ts';

interface BarProps {
  screen: FormScreen;
  bulk: ReturnType<typeof useBulk>;
  page: ReviewPageOf<VisitorForm>;
}
export function BulkBar({ screen, bulk, page: { list, total } }: BarProps) {
  const { chosen, isBusy } = bulk;
  const t = useMessage();
  const id = useId();
  const assignees = useAssignees(null);
  const [state, setState] = useState<ReviewState>('contacted');
  const [isWriting, setWriting] = useState(false);
  const isWholePage = chosen.length === list.length && list.length < total;
  return (
    <div className={styles.bar}>
      <strong role="status">{t(TEXTS.bulk.selected, { count: chosen.length })}</strong>
      {isWholePage && total <= MAX_BULK_ENTRIES && (
        <Button size="small" onClick={() => void bulk.chooseWhole()}>
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
      <Button type="primary" loading={isBusy} onClick={() => bulk.confirm(state)}>
        {t(TEXTS.bulk.apply)}
      </Button>
      <Select<number | null>
        aria-label={t(TEXTS.bulk.assign)}
        className={styles.state}
        disabled={isBusy}
        placeholder={t(TEXTS.bulk.assign)}
        value={null}
        options={assignees.map(({ id: value, name }) => ({ value, label: name }))}
        onChange={(value) => {
          const assignee = assignees.find((each) => each.id === value);
          if (assignee) bulk.assign(assignee);
        }}
      />
      <Button aria-haspopup="dialog" disabled={isBusy} onClick={() => setWriting(true)}>
        {t(TEXTS.bulk.reply)}
      </Button>
      <Button type="text" onClick={() => bulk.choose([])}>
        {t(TEXTS.bulk.clear)}
      </Button>
      {isWriting && (
        <BulkReplyDialog
          screen={screen}
          chosen={chosen}
          onClose={() => setWriting(false)}
          onDone={(isSent) => {
            setWriting(false);
            bulk.endReply(isSent);
          }}
        />
      )}
    </div>
  );
}
