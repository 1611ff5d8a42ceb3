import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A short fact beside others; its colour never says more than its words. */
export function Chip({
  tone = 'plain',
  children,
}: {
  tone?: 'plain' | 'brand' | 'good' | 'waiting' | 'bad';
  children: ReactNode;
}) {
  return (
    <span className={styles.chip} data-tone={tone}>
      {children}
    </span>
  );
}
