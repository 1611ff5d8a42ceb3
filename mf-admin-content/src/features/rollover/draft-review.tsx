import { Alert, Button, LinkButton } from '@admissions/admin-ui';
import { type AnyKind, buildStaffUrl, joinLabel } from '@admissions/model';
import type { RolloverReview } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { MatchRow, SettledRow } from './match-row.tsx';
import styles from './rollover.module.css';
import { TEXTS } from './texts.ts';
import { isOpen, type Reviews, type SuggestionMode, suggestedChanges } from './use-reviews.ts';

interface DraftReviewProps {
  kind: AnyKind;
  review: RolloverReview;
  mode: SuggestionMode;
  reviews: Reviews;
}
/** One draft with its open and reviewed matches. */
export function DraftReview({ kind, review, mode, reviews }: DraftReviewProps) {
  const t = useMessage();
  const { finds, title } = review;
  const keep = ({ at, text }: RolloverReview['finds'][number], isKept: boolean) => ({
    keep: [{ at, was: text, isKept }],
  });
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
              onKeep={() => void reviews.write(review, keep(match, true))}
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
                      ? keep(match, false)
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
