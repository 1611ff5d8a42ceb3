import styles from './opening-hours.module.css';

/** The hours of an office: a line ends before or after 13:00–17:00, never at its dash. */
export const OpeningHours = ({ children }: { children: string }) =>
  children.split(/([\d:]+–[\d:]+、?)/u).map((part, index) =>
    index % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the same hours have the same parts
      <span key={index} className={styles.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );
