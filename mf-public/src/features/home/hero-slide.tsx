import { useMessage } from '@admissions/store';
import { ButtonLink, Chinese, Container, Icon, Phrases, Picture } from '@admissions/ui';
import type { Hero } from '../../lib/queries.ts';
import styles from './hero-slide.module.css';

/** One statement over its picture; the first slide is there with the page. */
export function HeroSlide({ hero, isFirst }: { hero: Hero; isFirst: boolean }) {
  const t = useMessage();
  return (
    <div className={styles.slide}>
      <Container>
        <div className={styles.text}>
          {hero.eyebrow && (
            <p className={styles.eyebrow} {...t.chinese}>
              {hero.eyebrow}
            </p>
          )}
          <h2 className={styles.title} {...t.chinese}>
            <Phrases>{hero.title}</Phrases>
          </h2>
          {hero.subtitle && (
            <p className={styles.lead} {...t.chinese}>
              {hero.subtitle}
            </p>
          )}
          <div className={styles.actions}>
            {hero.link && (
              <ButtonLink href={hero.link.href} newWindow={hero.link.newWindow} look="sun">
                <Chinese>{hero.linkLabel ?? hero.link.label ?? hero.title}</Chinese>
                <span aria-hidden="true">
                  <Icon name="right" />
                </span>
              </ButtonLink>
            )}
          </div>
        </div>
      </Container>
      {/* On a phone it stands below the words, which move it down while they come: it comes behind them. */}
      <div className={styles.picture}>
        <Picture image={hero.pic} mobile={hero.picMobile} sizes="100vw" isFirst={isFirst} />
      </div>
    </div>
  );
}
