import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  /** `reading` is one column of text, `wide` goes beyond the usual width. */
  width?: 'usual' | 'reading' | 'wide';
  children: ReactNode;
}
/** The page's column. */
export const Container = ({ width = 'usual', children }: ContainerProps) => (
  <div className={`${styles.container} ${styles[width]}`}>{children}</div>
);
