import { useMessage } from '@admissions/store';
import { SlideControls } from '../carousel/slide-controls.tsx';
import type { Slides } from '../carousel/use-slides.ts';
import { TEXTS } from '../texts.ts';
import styles from './banner-carousel.module.css';
import { BannerTexts } from './banner-texts.tsx';
import type { Slide } from './page-banners.ts';

/** Controls the text and the pictures of the page head. */
export function BannerCarousel({ banners, slides }: { banners: readonly Slide[]; slides: Slides }) {
  const t = useMessage();
  return (
    <section
      aria-roledescription={banners.length > 1 ? 'carousel' : undefined}
      aria-label={t(TEXTS.banners)}
      className={styles.banners}
    >
      <BannerTexts banners={banners} at={slides.at} />
      <SlideControls slides={slides} titles={banners.map(({ title }) => title)} />
    </section>
  );
}
