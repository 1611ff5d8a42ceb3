import { Button, Empty, Segmented, useLostFocus } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { type FocusEvent, useRef, useState } from 'react';
import { DraftReview } from './draft-review.tsx';
import styles from './rollover.module.css';
import { TEXTS } from './texts.ts';
import { type Reviews, type SuggestionMode, suggestedChanges } from './use-reviews.ts';

interface ReviewDraftsProps {
  kind: AnyKind;
  reviews: Reviews;
  /** Number of drafts published since. */
  published: number;
}
/** Step 2: every year and date in its sentence, updated one by one or all at once. */
export function ReviewDrafts({ kind, reviews, published }: ReviewDraftsProps) {
  const t = useMessage();
  const [mode, setMode] = useState<SuggestionMode>('date');
  const count = reviews.list.reduce(
    (sum, review) => sum + suggestedChanges(review, mode).length,
    0,
  );
  const drafts = useRef<HTMLDivElement>(null);
  // Focused row and control: after a review the next row moves up.
  const focusPosition = useRef({ row: 0, control: 0 });
  const { onFocus, onBlur } = useLostFocus(() => {
    const rows = findRows(drafts.current);
    const row = rows[focusPosition.current.row] ?? rows.at(-1);
    return row
      ? listControls(row)
          .slice(focusPosition.current.control)
          .find((control) => !control.matches(':disabled'))
      : drafts.current?.querySelector('a');
  });
  function noteFocus(event: FocusEvent<HTMLElement>) {
    const { target } = event;
    const row = target.closest('form') ?? target.closest('section')?.querySelector('form') ?? null;
    focusPosition.current = {
      row: row ? findRows(drafts.current).indexOf(row) : 0,
      control: row?.contains(target) ? listControls(row).indexOf(target) : 0,
    };
    onFocus(event);
  }
  const lostFocus = { onFocus: noteFocus, onBlur };
  return (
    <>
      <div className={styles.bar}>
        <span>{t(TEXTS.keeping)}</span>
        <Segmented
          aria-label={t(TEXTS.keeping)}
          value={mode}
          options={[
            { value: 'date', label: t(TEXTS.keepDate) },
            { value: 'weekday', label: t(TEXTS.keepWeekday) },
          ]}
          onChange={(value) => setMode(value as SuggestionMode)}
        />
        <Button
          type="primary"
          className={styles.all}
          disabled={count === 0}
          loading={reviews.busy}
          onClick={() => void reviews.changeAll(reviews.list, mode)}
        >
          {t(TEXTS.changeAll, { count })}
        </Button>
      </div>
      {published > 0 && <p className="soft">{t(TEXTS.published, { count: published })}</p>}
      {reviews.list.length === 0 && <Empty description={t(TEXTS.noDrafts)} />}
      <div ref={drafts} {...lostFocus}>
        {reviews.list.map((review) => (
          <DraftReview key={review.id} kind={kind} review={review} mode={mode} reviews={reviews} />
        ))}
      </div>
    </>
  );
}

const findRows = (drafts: Element | null) => [...(drafts?.querySelectorAll('form') ?? [])];
const listControls = (row: Element) => [
  ...row.querySelectorAll<HTMLElement>('input, :scope > button'),
];
