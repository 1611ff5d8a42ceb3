import {
  Button,
  ConflictNotice,
  DateInput,
  FormField,
  fromTaipeiInput,
  type MergeResult,
  Select,
  toTaipeiInput,
  WordsField,
} from '@admissions/admin-ui';
import { type DateRange, formatMoment } from '@admissions/model';
import { REVIEW_STATES } from '@admissions/protocol/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useId } from 'react';
import { formatDayRange } from '../../lib/format-day-range.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { useAssignees } from '../../lib/use-assignees.ts';
import { findNextState, isMailed, type ReviewValues, toReviewValues } from './review-change.ts';
import styles from './review-panel.module.css';
import { TEXTS } from './texts.ts';
import type { Review } from './use-review.ts';

interface PanelProps {
  review: Review;
  isDateMissing: boolean;
  onSave: () => void;
}

export function ReviewPanel({ review, isDateMissing, onSave }: PanelProps) {
  const { screen, entry, values, isDirty, change } = review;
  const t = useMessage();
  const id = useId();
  const requestedDates = entry.dates as DateRange | null;
  const period = screen.form.options.period?.[String(entry.period)];
  const days = requestedDates && `${formatDayRange(requestedDates)} ${period ? t(period) : ''}`;
  const scheduledDay = values.scheduledAt && toTaipeiInput(values.scheduledAt).slice(0, 10);
  const isOutside =
    scheduledDay &&
    requestedDates &&
    (scheduledDay < requestedDates.begin || scheduledDay > requestedDates.end);
  const isAfternoon = toTaipeiInput(values.scheduledAt).slice(11) >= '12:00';
  const isOtherHalf =
    values.scheduledAt && period && entry.period === (isAfternoon ? 'morning' : 'afternoon');
  return (
    <form
      className={styles.panel}
      aria-labelledby={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isDirty) onSave();
      }}
    >
      <h2 id={id} className={styles.title}>
        {t(TEXTS.review.panel)}
      </h2>
      <StateField review={review} />
      <AssigneeField review={review} />
      <FormField
        label={TEXTS.review.scheduledAt}
        isRequired={values.state === 'scheduled'}
        error={isDateMissing ? t(TEXTS.review.needsDate) : findError(review, 'scheduledAt')}
        hint={days ? t(TEXTS.review.wished, { dates: days }) : TEXTS.review.scheduledHelp}
      >
        {(control) => (
          <>
            <DateInput
              {...control}
              hasTime
              marked={requestedDates}
              value={toTaipeiInput(values.scheduledAt)}
              onChange={(text) => change({ scheduledAt: fromTaipeiInput(text) })}
            />
            <p role="status" className="caution tiny">
              {isOutside && t(TEXTS.review.outsideWish)}
              {!isOutside && isOtherHalf && t(TEXTS.review.otherHalf, { period: t(period) })}
            </p>
          </>
        )}
      </FormField>
      <WordsField
        label={TEXTS.review.note}
        error={findError(review, 'note')}
        hint={TEXTS.review.noteHelp}
        value={values.note}
        autoSize={{ minRows: 3, maxRows: 10 }}
        maxLength={2000}
        onChange={(note) => change({ note })}
      />
      <p role="status" className="faint tiny">
        {isMailed(screen.form, entry, values) && t(TEXTS.review.mailsChange)}
      </p>
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

const findError = ({ errors }: Review, field: keyof Review['values']) => errors[field]?.join(' ');

/** The five states, with a hint at the usual next one. */
function StateField({ review }: Pick<PanelProps, 'review'>) {
  const { screen, entry, values, change } = review;
  const t = useMessage();
  const next = values.state === entry.state && findNextState(screen.form, entry);
  return (
    <FormField
      isGroup
      label={TEXTS.review.state}
      error={findError(review, 'state')}
      hint={next ? t(TEXTS.review.usualNext, { state: t(`review.state.${next}`) }) : undefined}
    >
      {({ id }) => (
        <div className={styles.choices}>
          {REVIEW_STATES.map((state) => (
            <label key={state} className={styles.choice} data-state={state}>
              <input
                type="radio"
                name={id}
                value={state}
                checked={state === values.state}
                onChange={() => change({ state })}
              />
              <span>{t(`review.state.${state}`)}</span>
            </label>
          ))}
        </div>
      )}
    </FormField>
  );
}

/** The assignee; one click assigns oneself. */
function AssigneeField({ review }: Pick<PanelProps, 'review'>) {
  const { entry, values, change } = review;
  const t = useMessage();
  const me = useAppStore((state) => state.session?.user.info.id);
  const people = useAssignees(entry.assignee);
  return (
    <FormField label={TEXTS.review.assignee} error={findError(review, 'assignee')}>
      {(control) => (
        <div className="flex gap-s">
          <Select
            {...control}
            className="grow shrinking"
            allowClear
            showSearch={{ optionFilterProp: 'label' }}
            placeholder={t(SHARED_TEXTS.unassigned)}
            value={values.assignee ?? undefined}
            options={people.map((person) => ({ value: person.id, label: person.name }))}
            onChange={(chosen: number | undefined) => change({ assignee: chosen ?? null })}
          />
          {me !== undefined && values.assignee !== me && (
            <Button onClick={() => change({ assignee: me })}>{t(TEXTS.review.assignToMe)}</Button>
          )}
        </div>
      )}
    </FormField>
  );
}

/** Changes that the form took over from somebody else, and fields that both changed. */
export function ReviewConflict({
  review: { entry, values, takeTheirs },
  merge,
}: {
  review: Review;
  merge: MergeResult<ReviewValues>;
}) {
  const t = useMessage();
  const people = useAssignees(entry.assignee);
  const formatField = (of: ReviewValues, field: keyof ReviewValues): string => {
    if (field === 'note') return of.note;
    if (field === 'state') return t(`review.state.${of.state}`);
    if (field === 'scheduledAt')
      return of.scheduledAt ? formatMoment(of.scheduledAt) : t(SHARED_TEXTS.notScheduled);
    return people.find(({ id }) => id === of.assignee)?.name ?? t(SHARED_TEXTS.unassigned);
  };
  const saved = toReviewValues(entry);
  const takenOver = merge.takenFromTheirs.map((field) => ({
    field,
    text: t(TEXTS.conflict.takenOver, {
      field: t(TEXTS.review[field]),
      value: formatField(saved, field),
    }),
  }));
  const conflicts = merge.conflicts.map((field) => ({
    field,
    text: t(TEXTS.conflict.both, {
      field: t(TEXTS.review[field]),
      theirs: formatField(saved, field),
      mine: formatField(values, field),
    }),
    takeTheirs: { label: t(TEXTS.conflict.takeTheirs), onClick: () => takeTheirs(field) },
  }));
  return (
    <ConflictNotice
      title={t(TEXTS.conflict.title)}
      text={t(TEXTS.conflict.carriedOver)}
      lines={[...takenOver, ...conflicts]}
      closing={t(TEXTS.conflict.check)}
    />
  );
}
