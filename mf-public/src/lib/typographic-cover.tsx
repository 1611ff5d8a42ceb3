import styles from './typographic-cover.module.css';

interface TypographicCoverProps {
  /** The day of what it covers, as in an ISO date. */
  day: string;
  word: string;
  /** Decides the colour, so that what belongs together looks alike. */
  hue: number;
}
/** The cover of what has no picture: its day in large numerals, and one word. All of it stands in words beside it. */
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
