import { identity } from '@admissions/contracts/site';
import { useMessage } from '@admissions/store';
import { ButtonLink, Container, Icon } from '@admissions/ui';
import type { Hero } from '../../lib/queries.ts';
import styles from './hero-carousel.module.css';
import { HeroSlide } from './hero-slide.tsx';
import { TEXTS } from './texts.ts';
import { useSlides } from './use-slides.ts';

/** The head of the home page: up to five pictures with a statement each; the first is there without JavaScript. */
export function HeroCarousel({ heroes }: { heroes: readonly Hero[] }) {
  const t = useMessage();
  const { at, hasMoved, isPaused, goTo, step, togglePause, hold } = useSlides(heroes.length);
  if (heroes.length === 0) return <PlainHero />;
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label={t.locale === 'en' ? identity.nameEn : identity.name} {...hold}>
      <ul className={styles.slides} data-moved={hasMoved || undefined}>
        {heroes.map((hero, index) => (
          <li key={hero.id} className={`${styles.slide} ${index === at ? styles.current : ''}`} aria-hidden={index !== at || undefined} inert={index !== at}>
            <HeroSlide hero={hero} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {heroes.length > 1 && (
        <div className={styles.controls}>
          <Container>
            <div className={styles.buttons}>
              <button type="button" className={styles.round} onClick={() => step(-1)} aria-label={t('carousel.previous')}>
                <span aria-hidden="true">
                  <Icon name="left" />
                </span>
              </button>
              <button type="button" className={styles.round} onClick={togglePause} aria-label={t(isPaused ? 'carousel.play' : 'carousel.pause')}>
                <span aria-hidden="true">
                  <Icon name={isPaused ? 'play' : 'pause'} />
                </span>
              </button>
              <button type="button" className={styles.round} onClick={() => step(1)} aria-label={t('carousel.next')}>
                <span aria-hidden="true">
                  <Icon name="right" />
                </span>
              </button>
              <ul className={styles.dots}>
                {heroes.map((hero, index) => (
                  <li key={hero.id}>
                    <button
                      type="button"
                      className={styles.dot}
                      onClick={() => goTo(index)}
                      aria-label={`${t('carousel.position', { current: index + 1, total: heroes.length })}${t.locale === 'en' ? ': ' : '：'}${hero.title}`}
                      aria-current={index === at || undefined}
                    />
                  </li>
                ))}
              </ul>
            </div>
          </Container>
        </div>
      )}
    </section>
  );
}

// Without one banner the page still needs its head.
function PlainHero() {
  const t = useMessage();
  return (
    <section className={`${styles.hero} ${styles.plain}`}>
      <Container>
        <h1>{t.locale === 'en' ? identity.nameEn : identity.name}</h1>
        <p>
          <ButtonLink href="/admissions" look="sun">
            {t.of(TEXTS.admissions)}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}
