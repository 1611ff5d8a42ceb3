import { ButtonLink, Container, Icon, Phrases, Picture } from '@admissions/ui';
import type { Hero } from '../../lib/queries.ts';
import styles from './hero-slide.module.css';

/** The first slide is rendered with the page. */
export function HeroSlide({ hero, isFirst }: { hero: Hero; isFirst: boolean }) {
  return (
    <div className={styles.slide}>
      <Container>
        <div className={styles.text}>
          {hero.eyebrow && <p className={styles.eyebrow}>{hero.eyebrow}</p>}
          <h2 className={styles.title}>
            <Phrases>{hero.title}</Phrases>
          </h2>
          {hero.subtitle && <p className={styles.lead}>{hero.subtitle}</p>}
          <div className={styles.actions}>
            {hero.link && (
              <ButtonLink href={hero.link.href} newWindow={hero.link.newWindow} look="sun">
                {hero.linkLabel ?? hero.link.label ?? hero.title}
                <span aria-hidden="true">
                  <Icon name="right" />
                </span>
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
      {/* After the text, which pushes the picture down on a phone while it streams. */}
      <div className={styles.picture}>
        <Picture image={hero.pic} mobile={hero.picMobile} sizes="100vw" isFirst={isFirst} />
      </div>
    </div>
  );
}
