import type { ListedAt } from '@admissions/model/kinds';
import { useMessage } from '@admissions/store';
import { ButtonLink, Container, Icon, Phrases, Picture } from '@admissions/ui';
import { SlideControls } from '../../lib/carousel/slide-controls.tsx';
import { useSlides } from '../../lib/carousel/use-slides.ts';
import { useIdentityTexts } from '../../lib/identity-texts.ts';
import styles from './hero-carousel.module.css';
import heroSlideStyles from './hero-slide.module.css';
import { TEXTS } from './texts.ts';

export type Hero = ListedAt<'setting/banner_list'>;
/** Up to five slides; the first is there without JavaScript. */
export function HeroCarousel({ heroes }: { heroes: readonly Hero[] }) {
  const t = useMessage();
  const { name: siteName } = useIdentityTexts();
  const slides = useSlides(heroes.length);
  const { at, hasMoved, hold } = slides;
  if (heroes.length === 0) return <PlainHero />;
  return (
    <section
      className={styles.hero}
      aria-roledescription="carousel"
      aria-label={t(siteName)}
      {...hold}
    >
      {/* The heading of the page; hidden slides have none. */}
      <h1 className="vh">{t(siteName)}</h1>
      <ul className={styles.slides} data-moved={hasMoved || undefined}>
        {heroes.map((hero, index) => (
          <li
            key={hero.id}
            className={`${styles.slide} ${index === at ? styles.current : ''}`}
            aria-hidden={index !== at || undefined}
            inert={index !== at}
          >
            <HeroSlide hero={hero} isFirst={index === 0} />
          </li>
        ))}
      </ul>
      {heroes.length > 1 && (
        <div className={styles.controls}>
          <Container>
            <SlideControls slides={slides} titles={heroes.map(({ title }) => title)} />
          </Container>
        </div>
      )}
    </section>
  );
}

// Without a banner the page still needs a heading.
function PlainHero() {
  const t = useMessage();
  const { name } = useIdentityTexts();
  return (
    <section className={`${styles.hero} ${styles.plain}`}>
      <Container>
        <h1>
          <Phrases>{t(name)}</Phrases>
        </h1>
        <p>
          <ButtonLink href="/admissions" look="sun">
            {TEXTS.admissions}
          </ButtonLink>
        </p>
      </Container>
    </section>
  );
}

/** The first slide is rendered with the page. */
function HeroSlide({ hero, isFirst }: { hero: Hero; isFirst: boolean }) {
  return (
    <div className={heroSlideStyles.slide}>
      <Container>
        <div className={heroSlideStyles.text}>
          {hero.eyebrow && <p className={heroSlideStyles.eyebrow}>{hero.eyebrow}</p>}
          <h2 className={heroSlideStyles.title}>
            <Phrases>{hero.title}</Phrases>
          </h2>
          {hero.subtitle && <p className={heroSlideStyles.lead}>{hero.subtitle}</p>}
          <div className={heroSlideStyles.actions}>
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
      <div className={heroSlideStyles.picture} data-no-print>
        <Picture image={hero.pic} mobile={hero.picMobile} sizes="100vw" isFirst={isFirst} />
      </div>
    </div>
  );
}
