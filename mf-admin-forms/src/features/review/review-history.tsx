import type { ReviewEvent, ReviewNote } from '@admissions/contracts';
import { formatMoment } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { buildHistory } from './history.ts';
import styles from './review-history.module.css';
import { TEXTS } from './texts.ts';

/** Notes and changes, newest first. */
export function ReviewHistory({
  entry,
}: {
  entry: { notes: ReviewNote[]; history: ReviewEvent[] };
}) {
  const t = useMessage();
  const lines = buildHistory(entry);
  return (
    <section className={styles.history} aria-labelledby="review-history">
      <h2 id="review-history" className={styles.title}>
        {t(TEXTS.review.history)}
      </h2>
      {lines.length === 0 && <p className={styles.none}>{t(TEXTS.review.noHistory)}</p>}
      <ol className={styles.lines}>
        {lines.map(({ key, at, by, text: said, isNote }) => (
          <li key={key} className={isNote ? `${styles.line} ${styles.note}` : styles.line}>
            <p className={styles.who}>
              <strong>{by ?? t(TEXTS.review.system)}</strong>
              <time dateTime={at}>{formatMoment(at)}</time>
            </p>
            <p className={styles.said}>{said}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
