import { api } from '@admissions/api-client';
import { formatMoment } from '@admissions/model';
import type { Page } from '@admissions/protocol';
import {
  type ListedMail,
  MAIL_PATHS,
  type ReviewEvent,
  type ReviewNote,
  type ReviewReply,
} from '@admissions/protocol/forms';
import { useMessage } from '@admissions/store';
import { useEffect, useId, useState } from 'react';
import { describeFault } from '../../lib/describe-fault.ts';
import { SHARED_TEXTS } from '../../lib/texts.ts';
import { REPLY_TEXTS } from './reply-texts.ts';
import styles from './review-history.module.css';
import { TEXTS } from './texts.ts';

const POLL_INTERVAL_MS = 2000;
const MAX_POLLS = 20;
interface History {
  notes: readonly ReviewNote[];
  history: readonly ReviewEvent[];
  replies: readonly ReviewReply[];
}

/** Notes, mails and changes, newest first. */
export function ReviewHistory({ entry }: { entry: History & { id: number } }) {
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
        {lines.map(({ key, at, by, text, isNote, isHeaded, ...line }) => (
          <li key={key} className={isNote ? `${styles.line} ${styles.note}` : styles.line}>
            {isHeaded && (
              <p className={styles.who}>
                <strong className="ink semi">{by ?? t(TEXTS.review.system)}</strong>
                <time dateTime={at}>{formatMoment(at)}</time>
              </p>
            )}
            {'reply' in line ? (
              <Letter reply={line.reply} />
            ) : (
              <p className={styles.text}>{text}</p>
            )}
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

/** Merges notes, mails and changes, newest first. */
export function buildHistory({ notes, history, replies }: History) {
  const lines = [
    ...notes.map((note, index) => ({
      ...note,
      key: `note-${index}`,
      by: note.author,
      isNote: true,
    })),
    ...history.map((event, index) => ({ ...event, key: `event-${index}`, isNote: false })),
    ...replies.map((reply) => ({
      key: `reply-${reply.id}`,
      at: reply.at,
      by: reply.by,
      text: reply.text,
      isNote: false,
      reply,
    })),
  ];
  // The last of the same time comes first.
  lines.reverse().sort((a, b) => Date.parse(b.at) - Date.parse(a.at));
  const head = (line: (typeof lines)[number] | undefined) =>
    line && `${formatMoment(line.at)} ${line.by}`;
  // One save has several lines.
  return lines.map((line, index) => ({
    ...line,
    isHeaded: head(line) !== head(lines[index - 1]),
  }));
}

/** Mails about a submission; polled for a while until sent or failed. */
function useReplyStates(submission: number, replies: readonly ReviewReply[]): ReviewReply[] {
  const [seen, setSeen] = useState<readonly ListedMail[]>([]);
  const current = replies.map((reply) => {
    const { state, sentAt, fault } = seen.find(({ id }) => id === reply.id) ?? reply;
    return { ...reply, state, sentAt, fault };
  });
  const isWaiting = current.some(({ state }) => state === 'queued');
  useEffect(() => {
    if (!isWaiting) return;
    let polls = 0;
    const timer = setInterval(() => {
      if (++polls >= MAX_POLLS) clearInterval(timer);
      api()
        .get<Page<ListedMail>>(MAIL_PATHS.list, {
          params: { submission, perpage: 100 },
          silent: true,
        })
        .then(({ list }) => setSeen(list))
        // The next poll may succeed; the page shows the mail as pending.
        .catch(() => {});
    }, POLL_INTERVAL_MS);
    return () => clearInterval(timer);
  }, [isWaiting, submission]);
  return current;
}
