import { type ReactNode, useId } from 'react';
import { Phrases } from '../text/phrases.tsx';
import { Container } from './container.tsx';
import styles from './section.module.css';

interface SectionProps {
  id?: string;
  title: ReactNode;
  lead?: ReactNode;
  /** A link beside the title. */
  more?: ReactNode;
  band?: 'plain' | 'alt' | 'dark';
  children: ReactNode;
}
export function Section({ id, title, lead, more, band = 'plain', children }: SectionProps) {
  const heading = useId();
  return (
    <section id={id} aria-labelledby={heading} className={`${styles.section} ${styles[band]}`}>
      <Container>
        <div className={styles.head}>
          <div>
            <h2 id={heading}>
              <Phrases>{title}</Phrases>
            </h2>
            {lead && <p className={styles.lead}>{lead}</p>}
          </div>
          {more}
        </div>
        {children}
      </Container>
    </section>
  );
}
