import { Container, Picture } from '@admissions/ui';
import { BannerTitle } from '../../lib/banners/banner-title.tsx';
import type { Slide } from '../../lib/banners/page-banners.ts';
import card from '../../lib/card/card.module.css';
import page from './home-page.module.css';
import styles from './home-selection.module.css';

/** The home page has one carousel, at its top: further banners are side by side. */
export function HomeBelt({ slides }: { slides: readonly Slide[] }) {
  if (slides.length === 0) return null;
  return (
    <div className={page.belt}>
      <Container>
        <ul className={styles.cards}>
          {slides.map((slide) => (
            <li key={slide.id} className={`${card.card} ${styles.card}`}>
              <Picture
                image={slide.pic}
                sizes="(width < 700px) 100vw, 152px"
                ratio="card"
                isDecorative
              />
              <h3 className={card.title}>
                <BannerTitle banner={slide} />
              </h3>
              {slide.text && <p className={card.summary}>{slide.text}</p>}
            </li>
          ))}
        </ul>
      </Container>
    </div>
  );
}
