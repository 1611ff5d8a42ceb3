import { Container, Phrases } from '@admissions/ui';
import { type ReactNode, useId } from 'react';
import styles from './related.module.css';

interface RelatedProps {
  title: ReactNode;
  /** `cards`: three columns; `boxes`: stacked; `pairs`: two columns of rows. */
  layout: 'cards' | 'portraits' | 'boxes' | 'pairs';
  more?: ReactNode;
  /** As list items. */
  children: readonly ReactNode[];
}
/** Nothing if empty. */
export function Related({ title, layout, more, children }: RelatedProps) {
  const heading = useId();
  return (
    children.length > 0 && (
      <aside className={styles.related} aria-labelledby={heading} data-no-print>
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
