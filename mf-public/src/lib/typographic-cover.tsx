import styles from './typographic-cover.module.css';

interface TypographicCoverProps {
  /** ISO date. */
  day: string;
  word: string;
  /** Colour, so that related covers look alike. */
  hue: number;
}
/** For entries without a picture. Decorative: the text beside it has all of it. */
export function TypographicCover({ day, word, hue }: TypographicCoverProps) {
  const [year, month, date] = day.split('-').map(Number);
  return (
    <span className={styles.cover} data-hue={hue % HUE_COUNT} aria-hidden="true">
      <span className={styles.year}>{year}</span>
      <span className={styles.day}>
        {month}
        <i />
        {date}
      </span>
      <span className={styles.word}>{word}</span>
    </span>
  );
}
const HUE_COUNT = 5;
