import type { ReactNode } from 'react';
import { Phrases } from '../text/phrases.tsx';
import { Container } from './container.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  /** Default: `split` with a backdrop, `tool` without. */
  composition?: 'tool' | 'statement' | 'picture' | 'split';
  /** Pictures that fill the header. */
  backdrop?: ReactNode;
  /** What the page is for: beside the text in `split`, else below. */
  tool?: ReactNode;
  children?: ReactNode;
}
/** Header of an inner page: title, lead, tool or pictures. */
export function PageHero({
  title,
  lead,
  eyebrow,
  backdrop,
  composition = backdrop ? 'split' : 'tool',
  tool,
  children,
}: PageHeroProps) {
  return (
    <div
      className={`${styles.hero} ${backdrop ? styles.withPicture : ''}`}
      data-composition={composition}
    >
      <Container>
        <div className={styles.layout} data-print-blocks>
          <div className={styles.text}>
            {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
            <h1>
              <Phrases>{title}</Phrases>
            </h1>
            {lead && <p className="lead space-xs">{lead}</p>}
            {children}
            {backdrop && tool && <div className="space-l">{tool}</div>}
          </div>
          {!backdrop && tool && <div>{tool}</div>}
        </div>
      </Container>
      {/* After the text, which moves the lower edge while it loads. */}
      {backdrop && <div className={styles.picture}>{backdrop}</div>}
    </div>
  );
}
