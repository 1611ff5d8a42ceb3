import { useSaveShortcut, useUnsavedGuard, useUnsavedText } from '@admissions/admin-ui';
import type { VisitorForm } from '@admissions/model/forms';
import { useAppStore, useMessage } from '@admissions/store';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { listAddress } from '../../lib/addresses.ts';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import type { InboxQuery } from '../../lib/inbox-query.ts';
import { DeletionPanel } from './deletion-panel.tsx';
import { MergedDuplicates, PossibleDuplicates } from './duplicates.tsx';
import styles from './review.module.css';
import { ReviewConflict } from './review-conflict.tsx';
import { ReviewHead } from './review-head.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { needsDate } from './review-states.ts';
import { SubmissionGroups } from './submission-groups.tsx';
import { TEXTS } from './texts.ts';
import { useReview } from './use-review.ts';

interface ReviewProps {
  screen: FormScreen;
  loaded: Reviewed<VisitorForm>;
  query: InboxQuery;
}
/** One application: submission on the left, processing on the right. */
export function Review({ screen, loaded, query }: ReviewProps) {
  const t = useMessage();
  const toast = useAppStore((state) => state.toast);
  const review = useReview({ screen, loaded });
  const [isGone, setGone] = useState(false);
  const [isDateMissing, setDateMissing] = useState(false);
  const { entry, values } = review;
  const lacksDate = needsDate(values.state) && !values.scheduledAt;

  useUnsavedText({
    scope: `forms.${screen.form.name}`,
    id: entry.id,
    text: values.note,
    onFound: (note) => {
      review.change({ note });
      toast(t(TEXTS.review.noteBack), 'info');
    },
  });
  useUnsavedGuard(review.isDirty && !isGone, save);

  async function save() {
    setDateMissing(lacksDate);
    if (lacksDate) return false;
    const isSaved = (await review.save()) === 'saved';
    if (isSaved) toast(t(TEXTS.review.saved), 'success');
    return isSaved;
  }
  useSaveShortcut(() => void save());
  const { adoptOwnRevision: onAnswered, follow: onConflict } = review;
  const shown = { screen, entry, onAnswered, onConflict };
  return (
    <>
      <ReviewHead {...shown} query={query} />
      <div className={styles.columns}>
        <div className={styles.sent}>
          <p className={styles.notice}>{t('admin.personalData')}</p>
          <PossibleDuplicates {...shown} query={query} />
          <SubmissionGroups screen={screen} entry={entry} />
          <MergedDuplicates {...shown} />
          <p className={styles.consent}>
            {t(TEXTS.review.consented, { version: entry.noticeVersion })}
          </p>
          <DeletionPanel
            screen={screen}
            entry={entry}
            listAddress={listAddress(screen, query)}
            // Synchronously: the navigation that follows must not prompt about unsaved changes.
            onRemoved={() => flushSync(() => setGone(true))}
            onErased={review.follow}
          />
        </div>
        <div className="grid gap-xl">
          {review.mergeResult && (
            <ReviewConflict
              entry={entry}
              reviewValues={values}
              meeting={review.mergeResult}
              onTakeTheirs={review.takeTheirs}
            />
          )}
          <div className={styles.card}>
            <ReviewPanel
              form={screen.form}
              review={review}
              isDateMissing={isDateMissing && lacksDate}
              onSave={() => void save()}
            />
          </div>
          <div className={styles.card}>
            <ReviewHistory entry={entry} />
          </div>
        </div>
      </div>
    </>
  );
}
