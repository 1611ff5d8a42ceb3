import type { ImageValue } from '@admissions/contracts';
import type { ReactNode } from 'react';
import { Picture } from '../media/picture.tsx';
import { Container } from './container.tsx';
import styles from './page-hero.module.css';

interface PageHeroProps {
  title: ReactNode;
  lead?: ReactNode;
  eyebrow?: ReactNode;
  pic?: ImageValue | null | undefined;
  picMobile?: ImageValue | null | undefined;
  children?: ReactNode;
}
/** The head of an inner page: title and lead, over the page's picture when it has one. */
export function PageHero({ title, lead, eyebrow, pic, picMobile, children }: PageHeroProps) {
  return (
    <div className={`${styles.hero} ${pic ? styles.withPicture : ''}`}>
      {pic && (
        <div className={styles.picture}>
          <Picture image={pic} mobile={picMobile} sizes="100vw" isFirst isDecorative />
        </div>
      )}
      <Container>
        <div className={styles.text}>
          {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
          <h1>{title}</h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {children}
        </div>
      </Container>
    </div>
  );
}
