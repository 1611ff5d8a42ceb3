import { Alert, Button, Empty, LinkButton, Segmented, useLostFocus } from '@admissions/admin-ui';
import { type AnyKind, buildStaffUrl, formatMoment, joinLabel } from '@admissions/model';
import type { RolloverMatch, RolloverReview } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { type FocusEvent, useRef, useState } from 'react';
import { MatchRow, SettledRow } from './match-row.tsx';
import styles from './rollover.module.css';
import { TEXTS } from './texts.ts';
import { isOpen, type Reviews, type SuggestionMode, suggestedChanges } from './use-reviews.ts';

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

function CopyNote({ review: { year, toYear, by, at } }: { review: RolloverReview }) {
  const t = useMessage();
  const origin = t(TEXTS.copied, { year, toYear, by, time: formatMoment(at) });
  return <p className="soft mini">{origin}</p>;
}

interface DraftReviewProps {
  kind: AnyKind;
  review: RolloverReview;
  mode: SuggestionMode;
  reviews: Reviews;
}
/** One draft with its open and reviewed matches. */
function DraftReview({ kind, review, mode, reviews }: DraftReviewProps) {
  const t = useMessage();
  const { finds, title } = review;
  const keep = ({ at, text }: RolloverMatch, isKept: boolean) => [{ at, was: text, isKept }];
  const open = finds.filter(isOpen);
  const settled = finds.filter((match) => !isOpen(match));
  const suggested = suggestedChanges(review, mode);
  const error = reviews.errors.get(review.id);
  const progress =
    open.length === 0 ? t(TEXTS.ready) : t(TEXTS.left, { open: open.length, count: finds.length });
  return (
    <section className={styles.draft} aria-label={title}>
      <header className={styles.draftHead}>
        <h2>{title}</h2>
        <span role="status" data-ready={open.length === 0 || undefined}>
          {finds.length === 0 ? t(TEXTS.nothing) : progress}
        </span>
        <LinkButton
          to={buildStaffUrl(kind, review.made)}
          size="small"
          label={joinLabel(t(TEXTS.open), title, t.locale)}
        >
          {t(TEXTS.open)}
        </LinkButton>
        {suggested.length > 0 && (
          <Button
            size="small"
            aria-disabled={reviews.busy || undefined}
            onClick={() => void reviews.changeAll([review], mode)}
          >
            {t(TEXTS.changeThese, { count: suggested.length })}
          </Button>
        )}
      </header>
      <CopyNote review={review} />
      {error && <Alert type="warning" showIcon title={error} className={styles.alert} />}
      {open.length > 0 && (
        <ul className="space-s">
          {open.map((match) => (
            <MatchRow
              key={`${match.at} ${mode}`}
              kind={kind}
              match={match}
              suggestion={match.suggestions[mode]}
              isBusy={reviews.busy}
              onChange={(to) =>
                void reviews.write(review, { changes: [{ at: match.at, was: match.text, to }] })
              }
              onKeep={() => void reviews.write(review, { keep: keep(match, true) })}
            />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <details className="space-s">
          <summary className="soft">{t(TEXTS.settled, { count: settled.length })}</summary>
          <ul className="space-s">
            {settled.map((match) => (
              <SettledRow
                key={match.at}
                kind={kind}
                match={match}
                isBusy={reviews.busy}
                onUndo={() =>
                  void reviews.write(
                    review,
                    match.state === 'kept'
                      ? { keep: keep(match, false) }
                      : { changes: [{ at: match.at, was: match.text, to: match.was }] },
                  )
                }
              />
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
