import { Button, DateInput, fromTaipeiInput, Input, toTaipeiInput } from '@admissions/admin-ui';
import type { DateRange } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import type { Reviewed } from '../../lib/form-screen.ts';
import { formatDayRange } from '../../lib/format-day-range.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import type { ReviewValues } from './review-change.ts';
import styles from './review-panel.module.css';
import { StateChoice } from './state-choice.tsx';
import { TEXTS } from './texts.ts';

interface PanelProps {
  entry: Reviewed<VisitorForm>;
  reviewValues: ReviewValues;
  errors: { scheduledAt: string[]; note: string[]; assignee: string[]; state: string[] };
  isDirty: boolean;
  isSaving: boolean;
  onChange: (part: Partial<ReviewValues>) => void;
  onSave: () => void;
}

export function ReviewPanel({
  entry,
  reviewValues,
  errors,
  isDirty,
  isSaving,
  onChange,
  onSave,
}: PanelProps) {
  const t = useMessage();
  const id = useId();
  const wished = entry.dates as DateRange | null;
  const scheduledDay =
    reviewValues.scheduledAt && toTaipeiInput(reviewValues.scheduledAt).slice(0, 10);
  const isOutside = Boolean(
    scheduledDay && wished && (scheduledDay < wished.begin || scheduledDay > wished.end),
  );
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}-title`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) onSave();
      }}
    >
      <h2 id={`${id}-title`} className={styles.title}>
        {t(TEXTS.review.panel)}
      </h2>
      <StateChoice
        saved={entry.state}
        value={reviewValues.state}
        onChange={(state) => onChange({ state })}
      />
      <Errors of={errors.state} id={`${id}-state-error`} />
      <AssigneeChoice
        saved={entry.assignee}
        value={reviewValues.assignee}
        onChange={(assignee) => onChange({ assignee })}
      />
      <Errors of={errors.assignee} id={`${id}-assignee-error`} />
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-at`}>
          {t(TEXTS.review.scheduledAt)}
        </label>
        <DateInput
          id={`${id}-at`}
          hasTime
          value={toTaipeiInput(reviewValues.scheduledAt)}
          status={errors.scheduledAt.length > 0 ? 'error' : ''}
          aria-invalid={errors.scheduledAt.length > 0}
          aria-describedby={`${id}-at-error ${id}-at-help`}
          onChange={(text) => onChange({ scheduledAt: fromTaipeiInput(text) })}
        />
        <Errors of={errors.scheduledAt} id={`${id}-at-error`} />
        <p id={`${id}-at-help`} className={isOutside ? styles.warning : styles.help}>
          {isOutside && wished
            ? t(TEXTS.review.outsideWish, { dates: formatDayRange(wished) })
            : t(TEXTS.review.scheduledHelp)}
        </p>
      </div>
      <div className={styles.field}>
        <label className={styles.label} htmlFor={`${id}-note`}>
          {t(TEXTS.review.note)}
        </label>
        <Input.TextArea
          id={`${id}-note`}
          value={reviewValues.note}
          autoSize={{ minRows: 3, maxRows: 10 }}
          maxLength={2000}
          status={errors.note.length > 0 ? 'error' : ''}
          aria-invalid={errors.note.length > 0}
          aria-describedby={`${id}-note-error ${id}-note-help`}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <Errors of={errors.note} id={`${id}-note-error`} />
        <p id={`${id}-note-help`} className={styles.help}>
          {t(TEXTS.review.noteHelp)}
        </p>
      </div>
      <Button
        type="primary"
        htmlType="submit"
        block
        className={styles.save}
        loading={isSaving}
        // Disabling the button would lose the focus.
        aria-disabled={!isDirty}
      >
        {t(TEXTS.review.save)}
      </Button>
    </form>
  );
}

const Errors = ({ of: errors, id }: { of: string[]; id: string }) => (
  <p
    id={id}
    className={styles.error}
    role={errors.length > 0 ? 'alert' : undefined}
    hidden={errors.length === 0}
  >
    {errors.join(' ')}
  </p>
);
