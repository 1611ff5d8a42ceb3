import { useMessage } from '@admissions/store';
import { Container } from '@admissions/ui';
import type { ReactNode } from 'react';
import { ContactLines } from '../contact-lines.tsx';
import { TEXTS } from '../texts.ts';
import styles from './with-aside.module.css';

interface WithAsideProps {
  /** Above the text on narrow screens. */
  details?: ReactNode;
  /** Below the text on narrow screens. */
  next?: ReactNode;
  /** The aside is on the left, below a portrait. */
  isBefore?: boolean;
  children: ReactNode;
}
/** Text, and on wide screens beside it the details, what is next, and the office. */
export function WithAside({ details, next, isBefore = false, children }: WithAsideProps) {
  const t = useMessage();
  return (
    <Container>
      <div className={`${styles.columns} ${isBefore ? styles.before : ''}`}>
        {details && <div className={styles.details}>{details}</div>}
        <div className={styles.text}>{children}</div>
        <div className={styles.aside} data-no-print>
          {next}
          <div className={styles.contact}>
            <h2>{t(TEXTS.ask)}</h2>
            <ContactLines />
          </div>
        </div>
      </div>
    </Container>
  );
}
