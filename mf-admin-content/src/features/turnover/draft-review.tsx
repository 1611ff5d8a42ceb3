import { Alert, Button, LinkButton } from '@admissions/admin-ui';
import type { AnyKind } from '@admissions/model';
import { buildStaffUrl, joinLabel } from '@admissions/model';
import type { TurnoverReview } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { FindRow } from './find-row.tsx';
import { SettledRow } from './settled-row.tsx';
import { TEXTS } from './texts.ts';
import styles from './turnover.module.css';
import type { Keeping, Reviews } from './use-reviews.ts';
import { isOpen, suggestedChanges } from './use-reviews.ts';

interface DraftReviewProps {
  kind: AnyKind;
  review: TurnoverReview;
  keeping: Keeping;
  reviews: Reviews;
}
/** One draft: what in it is open, and what was looked at. */
export function DraftReview({ kind, review, keeping, reviews }: DraftReviewProps) {
  const t = useMessage();
  const { finds, title } = review;
  const open = finds.filter(isOpen);
  const settled = finds.filter((find) => !isOpen(find));
  const suggested = suggestedChanges(review, keeping);
  const error = reviews.errors.get(review.id);
  const left =
    open.length === 0 ? t(TEXTS.ready) : t(TEXTS.left, { open: open.length, count: finds.length });
  return (
    <section className={styles.draft} aria-label={title}>
      <header className={styles.draftHead}>
        <h2>{title}</h2>
        <span role="status" data-ready={open.length === 0 || undefined}>
          {finds.length === 0 ? t(TEXTS.nothing) : left}
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
            onClick={() => void reviews.changeAll([review], keeping)}
          >
            {t(TEXTS.changeThese, { count: suggested.length })}
          </Button>
        )}
      </header>
      {error && <Alert type="warning" showIcon title={error} className={styles.alert} />}
      {open.length > 0 && (
        <ul className={styles.finds}>
          {open.map((find) => (
            <FindRow
              key={`${find.at} ${keeping}`}
              kind={kind}
              find={find}
              suggestion={find.suggestions[keeping]}
              isBusy={reviews.busy}
              onChange={(to) =>
                void reviews.write(review, { changes: [{ at: find.at, was: find.text, to }] })
              }
              onKeep={() =>
                void reviews.write(review, {
                  keep: [{ at: find.at, was: find.text, isKept: true }],
                })
              }
            />
          ))}
        </ul>
      )}
      {settled.length > 0 && (
        <details className={styles.settled}>
          <summary>{t(TEXTS.settled, { count: settled.length })}</summary>
          <ul className={styles.finds}>
            {settled.map((find) => (
              <SettledRow
                key={find.at}
                kind={kind}
                find={find}
                isBusy={reviews.busy}
                onUndo={() =>
                  void reviews.write(
                    review,
                    find.state === 'kept'
                      ? { keep: [{ at: find.at, was: find.text, isKept: false }] }
                      : { changes: [{ at: find.at, was: find.text, to: find.was }] },
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
