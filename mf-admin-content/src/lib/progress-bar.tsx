import styles from './progress-bar.module.css';

/** Its figures are beside it. */
export const ProgressBar = ({ done, all }: { done: number; all: number }) => (
  <progress aria-hidden="true" className={styles.bar} value={done} max={all} />
);
