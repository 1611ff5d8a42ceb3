import styles from './typographic-cover.module.css';

interface TypographicCoverProps {
  word: string;
  /** Colour, so that related covers look alike. */
  hue: number;
}
/** For entries without a picture; no date, which would read as a deadline. Decorative. */
export const TypographicCover = ({ word, hue }: TypographicCoverProps) => (
  <span className={styles.cover} data-hue={hue % HUE_COUNT} aria-hidden="true">
    <span className={styles.word}>{word}</span>
  </span>
);
const HUE_COUNT = 5;
