import { formatMoment } from '@admissions/model';
import type { DraftReview, ReviewedVersion } from '@admissions/protocol/staff';
import { useAppStore, useMessage } from '@admissions/store';
import { Button } from 'antd';
import { Panel } from '../base/panel.tsx';
import { findApproved, readApproval } from './approval-state.ts';
import { CommentList } from './comment-list.tsx';
import { type ReviewRequest, ReviewRequestForm } from './review-request-form.tsx';
import styles from './reviews.module.css';
import { PROGRESS, TEXTS } from './texts.ts';
import { WaitingReview } from './waiting-review.tsx';

export interface ReviewPanelProps extends ReviewRequest {
  /** Version in the form. */
  now: ReviewedVersion & { isTyped: boolean };
  /** Target of a new comment; `count` distinguishes repeated clicks. */
  commentTarget: { value: string; count: number } | null;
}
/** Reviews beside a form: approval state, comments and requests. */
export function ReviewPanel({ reviews, now, commentTarget, ...request }: ReviewPanelProps) {
  const t = useMessage();
  const me = useAppStore((state) => state.session?.user.info.id ?? 0);
  const { thread } = reviews;
  const waiting = thread?.reviews.filter(({ state }) => state === 'waiting') ?? [];
  return (
    <div className="space-m" data-reviews>
      <Panel title={TEXTS.title}>
        {reviews.isFailed && (
          <p className={styles.state} role="alert">
            {t(TEXTS.notLoaded)}{' '}
            <Button size="small" onClick={reviews.reload}>
              {t(TEXTS.reload)}
            </Button>
          </p>
        )}
        <ApprovalState reviews={reviews} now={now} />
        {waiting.map((review) => (
          <WaitingReview
            key={review.id}
            review={review}
            me={me}
            isLastEditor={thread?.lastEditorId === me}
            reviews={reviews}
          />
        ))}
        <ReviewRequestForm {...{ ...request, reviews, me }} isAgain={waiting.length > 0} />
        {thread && (
          <>
            <CommentList reviews={reviews} commentTarget={commentTarget} />
            <ReviewHistory reviews={thread.reviews.filter(({ state }) => state !== 'waiting')} />
          </>
        )}
      </Panel>
    </div>
  );
}

/** Approval state in one sentence. */
function ApprovalState({ reviews: { thread }, now }: Pick<ReviewPanelProps, 'reviews' | 'now'>) {
  const t = useMessage();
  if (!thread) return <p className={styles.hint}>{t(TEXTS.help)}</p>;
  const approval = readApproval(thread, now);
  const approved = findApproved(thread.reviews);
  const name = approved?.answer?.by.name ?? '';
  const [latest] = thread.reviews;
  return (
    <div role="status">
      {approval === 'approved' && (
        <p className={styles.state} data-tone="ok">
          {t(TEXTS.approved, { name })}
        </p>
      )}
      {approval === 'changed' && (
        <p className={styles.state} data-tone="warn">
          {t(TEXTS.changed, { name })}
        </p>
      )}
      {latest?.state === 'returned' && (
        <p className={styles.state} data-tone="warn">
          {t(TEXTS.returned, { name: latest.answer?.by.name ?? '' })}
        </p>
      )}
      {thread.needsApproval && approval !== 'approved' ? (
        <p className={styles.state} data-tone="warn">
          {t(TEXTS.gate)}
        </p>
      ) : (
        approval === 'open' &&
        thread.reviews.length === 0 && <p className={styles.hint}>{t(TEXTS.help)}</p>
      )}
    </div>
  );
}

/** Below a field: link to its open comments. */
export function FieldMark({ count, onOpen }: { count: number; onOpen: () => void }) {
  const t = useMessage();
  if (count === 0) return null;
  return (
    <button type="button" className={styles.mark} onClick={onOpen}>
      {t(TEXTS.open, { count })}
    </button>
  );
}

/** Review requests and answers, latest first. */
function ReviewHistory({ reviews }: { reviews: readonly DraftReview[] }) {
  const t = useMessage();
  if (reviews.length === 0) return null;
  return (
    <details className={styles.part}>
      <summary>{t(TEXTS.history, { count: reviews.length })}</summary>
      <ul className={styles.comments}>
        {reviews.map(({ id, by, of, at, note, state, answer, publishedRevision }) => (
          <li key={id}>
            <strong>{t(TEXTS.line, { by: by.name, of: of.name })}</strong>
            <span className={styles.by}>{formatMoment(at)}</span>
            {note && <p className={styles.text}>{note}</p>}
            {answer ? (
              <p>
                {t(TEXTS.answered, {
                  name: answer.by.name,
                  state: t(PROGRESS[state]),
                  time: formatMoment(answer.at),
                })}
              </p>
            ) : (
              <p>{t(PROGRESS[state])}</p>
            )}
            {answer?.words && <p className={styles.text}>{answer.words}</p>}
            {publishedRevision !== null && (
              <p>{t(TEXTS.published, { number: publishedRevision })}</p>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
