import { Container, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import styles from './related.module.css';

interface RelatedProps {
  title: ReactNode;
  /** How the entries lie: cards in three columns, portraits, boxes or lines below each other, lines in pairs. */
  layout: 'cards' | 'portraits' | 'boxes' | 'rows' | 'pairs';
  more?: ReactNode;
  /** The entries, as list items. */
  children: readonly ReactNode[];
}
/** Other entries at the end of the page of one; nothing where there are none. */
export function Related({ title, layout, more, children }: RelatedProps) {
  const heading = useId();
  return (
    children.length > 0 && (
      <aside className={styles.related} aria-labelledby={heading}>
        <Container>
          <h2 id={heading} className={styles.heading}>
            <Phrases>{title}</Phrases>
          </h2>
          <ul className={styles[layout]}>{children}</ul>
          {more && <p>{more}</p>}
        </Container>
      </aside>
    )
  );
}
