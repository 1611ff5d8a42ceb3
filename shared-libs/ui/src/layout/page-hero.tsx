import type { ReactNode } from 'react';
import { Phrases } from '../text/phrases.tsx';
import { Container } from './container.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  /** What stands behind the words: pictures that fill the head. */
  backdrop?: ReactNode;
  children?: ReactNode;
}
/** The head of an inner page: title and lead, over the page's pictures when it has some. */
export function PageHero({ title, lead, eyebrow, backdrop, children }: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${backdrop ? styles.withPicture : ''}`}>
      <Container>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>
            <Phrases>{title}</Phrases>
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </Container>
      {/* It stands at the lower edge, which the words move down while they come: it comes behind them. */}
      {backdrop && <div className={styles.picture}>{backdrop}</div>}
    </div>
  );
}
