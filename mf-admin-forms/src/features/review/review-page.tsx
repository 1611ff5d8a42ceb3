import {
  NotFound,
  nullIfNotFound,
  useSaveShortcut,
  useUnsavedGuard,
  useUnsavedText,
} from '@admissions/admin-ui';
import { apiContext } from '@admissions/api-client';
import { formatDay, type Localised } from '@admissions/model';
import { formPathsOf, type ReviewState } from '@admissions/protocol/forms';
import { useMessage, useToast } from '@admissions/store';
import { useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { FormScreen, Reviewed } from '../../lib/form-screen.ts';
import { type InboxQuery, listAddress, parseInboxQuery } from '../../lib/inbox-query.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { DeletionPanel } from './deletion-panel.tsx';
import { MergedDuplicates, PossibleDuplicates } from './duplicates.tsx';
import styles from './review.module.css';
import { isMailed } from './review-change.ts';
import { ReviewHead } from './review-head.tsx';
import { ReviewHistory } from './review-history.tsx';
import { ReviewConflict, ReviewPanel } from './review-panel.tsx';
import { SubmissionGroups } from './submission-groups.tsx';
import { TEXTS } from './texts.ts';
import { useReview } from './use-review.ts';

interface Loaded {
  entry: Reviewed | null;
  query: InboxQuery;
}
/** Page of a submission; the other parameters belong to the list it was opened from. */
export const createPage = (screen: FormScreen) => ({
  async loader({ context, request }: LoaderFunctionArgs): Promise<Loaded> {
    const search = new URL(request.url).searchParams;
    const id = search.get('id') ?? '';
    const path = formPathsOf(screen.form).info(id);
    const entry = /^[1-9]\d{0,8}$/.test(id)
      ? await nullIfNotFound(context.get(apiContext).get<Reviewed>(path))
      : null;
    return { entry, query: parseInboxQuery(search) };
  },
  Component() {
    const t = useMessage();
    const { entry, query } = useLoaderData<Loaded>();
    if (entry) return <Review key={entry.id} screen={screen} loaded={entry} query={query} />;
    const back = { to: listAddress(screen), label: t(TEXTS.review.back) };
    return <NotFound title={TEXTS.review.gone} back={back} />;
  },
});

interface ReviewProps {
  screen: FormScreen;
  loaded: Reviewed;
  query: InboxQuery;
}
/** One submission: what was sent, beside it the handling, which comes first on narrow windows. */
export function Review({ screen, loaded, query }: ReviewProps) {
  const t = useMessage();
  const toast = useToast();
  const review = useReview(screen, loaded);
  const [isGone, setGone] = useState(false);
  const [isDateMissing, setDateMissing] = useState(false);
  const { entry, values } = review;
  const lacksDate = values.state === 'scheduled' && !values.scheduledAt;

  useUnsavedText({
    scope: `forms.${screen.form.name}`,
    id: entry.id,
    text: values.note,
    onFound: (note) => {
      review.change({ note });
      toast(TEXTS.review.noteBack, 'info');
    },
  });
  useUnsavedGuard(review.isDirty && !isGone, save);

  async function save() {
    setDateMissing(lacksDate);
    if (lacksDate) return false;
    const isNews = values.state !== entry.state && entry.email;
    const isUntold = isNews && !isMailed(screen.form, entry, values);
    const isAnswered = values.state === 'contacted' && entry.replies.length > 0;
    const text = (isUntold && !isAnswered && SAVED[values.state]) || TEXTS.review.saved;
    const isSaved = (await review.save()) === 'saved';
    if (isSaved) toast(text, 'success');
    return isSaved;
  }
  useSaveShortcut(() => void save());
  const { onAnswered, onConflict } = review;
  const shown = { screen, entry, onAnswered, onConflict };
  const isNarrow = useSyncExternalStore(watchWidth, () => matchMedia(NARROW).matches);
  const parts = [
    <div key="sent" className={styles.sent}>
      <p className={styles.notice} data-no-print>
        {t('admin.personalData')}
      </p>
      <PossibleDuplicates {...shown} query={query} />
      <SubmissionGroups screen={screen} entry={entry} />
      <MergedDuplicates {...shown} />
      <p className={styles.consent}>
        {t(TEXTS.review.consented, { version: entry.noticeVersion })}
        <br />
        {entry.retainedUntil
          ? t(TEXTS.review.retained, { day: formatDay(entry.retainedUntil) })
          : entry.name === null && t(SHARED_TEXTS.erased)}
      </p>
      <DeletionPanel
        screen={screen}
        entry={entry}
        listAddress={listAddress(screen, query)}
        // Synchronously: the navigation that follows must not prompt about unsaved changes.
        onRemoved={() => flushSync(() => setGone(true))}
        onErased={onConflict}
      />
    </div>,
    <div key="handling" className="grid gap-xl">
      {review.mergeResult && <ReviewConflict review={review} merge={review.mergeResult} />}
      <div className={styles.card}>
        <ReviewPanel
          review={review}
          isDateMissing={isDateMissing && lacksDate}
          onSave={() => void save()}
        />
      </div>
      <div className={styles.card}>
        <ReviewHistory entry={entry} />
      </div>
    </div>,
  ];
  return (
    <>
      <ReviewHead {...shown} values={values} query={query} />
      <div className={styles.columns}>{isNarrow ? parts.toReversed() : parts}</div>
    </>
  );
}

/** States with a letter as the next step. */
const SAVED: Partial<Record<ReviewState, Localised>> = {
  contacted: TEXTS.review.savedContacted,
  scheduled: TEXTS.review.savedUntold,
};

/** One column, see the style; paper has what was sent first. */
const NARROW = 'screen and (width < 68rem)';
function watchWidth(onChange: () => void) {
  const width = matchMedia(NARROW);
  width.addEventListener('change', onChange);
  return () => width.removeEventListener('change', onChange);
}
