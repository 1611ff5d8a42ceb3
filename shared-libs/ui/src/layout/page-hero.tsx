import type { ReactNode } from 'react';
import { Phrases } from '../text/phrases.tsx';
import { Container } from './container.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  /** Pictures that fill the header. */
  backdrop?: ReactNode;
  children?: ReactNode;
}
/** Header of an inner page: title, lead and optional pictures. */
export function PageHero({ title, lead, eyebrow, backdrop, children }: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${backdrop ? styles.withPicture : ''}`}>
      <Container>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>
            <Phrases>{title}</Phrases>
          </h1>
          {lead && <p className="lead space-m">{lead}</p>}
          {children}
        </div>
      </Container>
      {/* After the text, which moves the lower edge while it loads. */}
      {backdrop && <div className={styles.picture}>{backdrop}</div>}
    </div>
  );
}
