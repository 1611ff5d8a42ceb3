import { formatMoment } from '@admissions/model';
import type { DraftReview } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import styles from './reviews.module.css';
import { PROGRESS, TEXTS } from './texts.ts';

/** Review requests and answers, latest first. */
export function ReviewHistory({ reviews }: { reviews: readonly DraftReview[] }) {
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
