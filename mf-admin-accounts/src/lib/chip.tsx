import type { ReactNode } from 'react';
import styles from './chip.module.css';

/** A short label; its colour only repeats its text. */
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
