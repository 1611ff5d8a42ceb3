import type { ReactNode } from 'react';
import styles from './container.module.css';

interface ContainerProps {
  /** `reading`: one column of text; `wide`: beyond the usual width. */
  width?: 'usual' | 'reading' | 'wide';
  children: ReactNode;
}
export const Container = ({ width = 'usual', children }: ContainerProps) => (
  <div className={`${styles.container} ${styles[width]}`}>{children}</div>
);
