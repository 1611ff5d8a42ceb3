import { formatMoment } from '@admissions/model';
import type { ReviewEvent, ReviewNote, ReviewReply } from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useId } from 'react';
import { describeFault } from '../../lib/describe-fault.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { buildHistory } from './history.ts';
import { REPLY_TEXTS } from './reply-texts.ts';
import styles from './review-history.module.css';
import { TEXTS } from './texts.ts';
import { useReplyStates } from './use-reply-states.ts';

/** Notes, mails and changes, newest first. */
export function ReviewHistory({
  entry,
}: {
  entry: { id: number; notes: ReviewNote[]; history: ReviewEvent[]; replies: ReviewReply[] };
}) {
  const t = useMessage();
  const id = useId();
  const replies = useReplyStates(entry.id, entry.replies);
  const lines = buildHistory({ ...entry, replies });
  return (
    <section className={styles.history} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {t(TEXTS.review.history)}
      </h2>
      {lines.length === 0 && <p className="faint">{t(TEXTS.review.noHistory)}</p>}
      <ol className="plain">
        {lines.map(({ key, at, by, text: content, isNote, reply }) => (
          <li key={key} className={isNote ? `${styles.line} ${styles.note}` : styles.line}>
            <p className={styles.who}>
              <strong className="ink semi">{by ?? t(TEXTS.review.system)}</strong>
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            {reply ? <Letter reply={reply} /> : <p className={styles.text}>{content}</p>}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** A mail with its delivery state; the text on demand. */
function Letter({ reply: { subject, text, state, fault } }: { reply: ReviewReply }) {
  const t = useMessage();
  return (
    <>
      <p className={styles.mail} data-state={state} role="status">
        {t(REPLY_TEXTS.states[state], { fault: describeFault(fault, t) })}
      </p>
      {text === null ? (
        <p className="faint">{t(SHARED_TEXTS.erased)}</p>
      ) : (
        <details className={styles.letter}>
          <summary>{subject}</summary>
          <p className={styles.text}>{text}</p>
        </details>
      )}
    </>
  );
}
