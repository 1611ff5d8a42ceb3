import { ButtonLink, Container, Picture } from '@admissions/ui';
import type { Hero } from '../../lib/queries.ts';
import styles from './hero-slide.module.css';

/** One statement over its picture; the first slide holds the page's main heading. */
export function HeroSlide({ hero, isFirst }: { hero: Hero; isFirst: boolean }) {
  const Title = isFirst ? 'h1' : 'p';
  return (
    <div className={styles.slide}>
      <div className={styles.picture}>
        <Picture image={hero.pic} mobile={hero.picMobile} sizes="100vw" isFirst={isFirst} />
      </div>
      <Container>
        <div className={styles.text}>
          {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
          <Title className={styles.title}>{hero.title}</Title>
          {hero.subtitle && <p className={styles.lead}>{hero.subtitle}</p>}
          <div className={styles.actions}>
            {hero.link && (
              <ButtonLink href={hero.link.href} newWindow={hero.link.newWindow} look="sun">
                {hero.linkLabel ?? hero.link.label ?? hero.title}
                <span aria-hidden="true">→</span>
              </ButtonLink>
            )}
            <ButtonLink href="/formVisit" look="onDark">
              預約校園參訪
            </ButtonLink>
          </div>
        </div>
      </Container>
    </div>
  );
}
