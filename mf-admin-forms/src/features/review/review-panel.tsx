import { Button, DateInput, fromTaipeiInput, Input, toTaipeiInput } from '@admissions/admin-ui';
import type { DateRange } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { useMessage } from '@admissions/store';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { formatDayRange } from '../../lib/format-day-range.ts';
import { AssigneeChoice } from './assignee-choice.tsx';
import type { ReviewValues } from './review-change.ts';
import styles from './review-panel.module.css';
import { isMailed } from './review-states.ts';
import { StateChoice } from './state-choice.tsx';
import { TEXTS } from './texts.ts';
import type { Review } from './use-review.ts';

interface PanelProps {
  form: VisitorForm;
  review: Review;
  isDateMissing: boolean;
  onSave: () => void;
}

export function ReviewPanel({ form, review, isDateMissing, onSave }: PanelProps) {
  const { entry, values, isDirty, change } = review;
  const t = useMessage();
  const id = useId();
  const errorsAt = (field: keyof ReviewValues) => review.errors[field] ?? [];
  const wished = entry.dates as DateRange | null;
  const scheduledDay = values.scheduledAt && toTaipeiInput(values.scheduledAt).slice(0, 10);
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
        value={values.state}
        onChange={(state) => change({ state })}
      />
      <Errors of={errorsAt('state')} id={`${id}-state-error`} />
      <AssigneeChoice
        saved={entry.assignee}
        value={values.assignee}
        onChange={(assignee) => change({ assignee })}
      />
      <Errors of={errorsAt('assignee')} id={`${id}-assignee-error`} />
      <Field
        label={t(TEXTS.review.scheduledAt)}
        errors={isDateMissing ? [t(TEXTS.review.needsDate)] : errorsAt('scheduledAt')}
        help={
          isOutside && wished
            ? t(TEXTS.review.outsideWish, { dates: formatDayRange(wished) })
            : t(TEXTS.review.scheduledHelp)
        }
        isWarning={isOutside}
      >
        {(control) => (
          <DateInput
            {...control}
            hasTime
            value={toTaipeiInput(values.scheduledAt)}
            onChange={(text) => change({ scheduledAt: fromTaipeiInput(text) })}
          />
        )}
      </Field>
      <Field label={t(TEXTS.review.note)} errors={errorsAt('note')} help={t(TEXTS.review.noteHelp)}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={values.note}
            autoSize={{ minRows: 3, maxRows: 10 }}
            maxLength={2000}
            onChange={({ target }) => change({ note: target.value })}
          />
        )}
      </Field>
      <MailNotice isShown={isMailed(form, entry, values)} />
      <Button
        type="primary"
        htmlType="submit"
        block
        className={styles.save}
        loading={review.isSaving}
        // Disabling the button would lose the focus.
        aria-disabled={!isDirty}
      >
        {t(TEXTS.review.save)}
      </Button>
    </form>
  );
}

function MailNotice({ isShown }: { isShown: boolean }) {
  const t = useMessage();
  return (
    <p role="status" className={styles.help}>
      {isShown && t(TEXTS.review.mailsChange)}
    </p>
  );
}

interface FieldProps {
  label: string;
  errors: string[];
  help: string;
  isWarning?: boolean;
  children: (control: {
    id: string;
    status: 'error' | '';
    'aria-invalid': boolean;
    'aria-describedby': string;
  }) => ReactNode;
}
function Field({ label, errors, help, isWarning = false, children }: FieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label className="semi" htmlFor={id}>
        {label}
      </label>
      {children({
        id,
        status: errors.length > 0 ? 'error' : '',
        'aria-invalid': errors.length > 0,
        'aria-describedby': `${id}-error ${id}-help`,
      })}
      <Errors of={errors} id={`${id}-error`} />
      <p id={`${id}-help`} className={isWarning ? styles.warning : styles.help}>
        {help}
      </p>
    </div>
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
