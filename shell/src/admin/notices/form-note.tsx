import type { ReactNode } from 'react';
import styles from './form-note.module.css';

/** A failure, a status or advice in a form; nothing without a text. */
export function FormNote({ role, children }: { role?: 'alert' | 'status'; children: ReactNode }) {
  if (!children) return null;
  return (
    <p role={role} className={role === 'alert' ? styles.failure : styles.intro}>
      {children}
    </p>
  );
}
