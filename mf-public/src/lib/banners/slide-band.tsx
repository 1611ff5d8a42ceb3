import { useMessage } from '@admissions/store';
import { Container, Picture } from '@admissions/ui';
import { SlideControls } from '../carousel/slide-controls.tsx';
import { useSlides } from '../carousel/use-slides.ts';
import { TEXTS } from '../texts.ts';
import { fitsPageHead } from './banner-pictures.tsx';
import { BannerTitle } from './banner-title.tsx';
import type { Slide } from './page-banners.ts';
import styles from './slide-band.module.css';

/** For pages with another head. */
export function SlideBand({ slides }: { slides: readonly Slide[] }) {
  const t = useMessage();
  return (
    slides.length > 0 && (
      <div className={styles.band}>
        <Container>
          <Slideshow
            label={t(TEXTS.banners)}
            banners={slides}
            sizes="(width < 900px) 100vw, 760px"
          />
        </Container>
      </div>
    )
  );
}

interface SlideshowProps {
  label: string;
  banners: readonly Slide[];
  /** As `sizes` of an img. */
  sizes: string;
}
/** Without JavaScript the banners are listed. */
function Slideshow({ label, banners, sizes }: SlideshowProps) {
  const t = useMessage();
  const slides = useSlides(banners.length);
  if (banners.length === 0) return null;
  return (
    <section
      aria-roledescription={banners.length > 1 ? 'carousel' : undefined}
      aria-label={label}
      className="stack"
      {...slides.hold}
    >
      <ul className={styles.slides} {...t.chinese}>
        {banners.map((banner, index) => (
          <li
            key={banner.id}
            className={`${styles.slide} ${index === slides.at ? styles.current : ''}`}
          >
            <div
              className={`${styles.frame} ${fitsPageHead(banner.pic, banner.picMobile) ? styles.right : ''}`}
            >
              <Picture image={banner.pic} sizes={sizes} isDecorative />
            </div>
            <div className={styles.words}>
              <h3>
                <BannerTitle banner={banner} />
              </h3>
              {banner.text && <p>{banner.text}</p>}
            </div>
          </li>
        ))}
      </ul>
      <SlideControls slides={slides} titles={banners.map(({ title }) => title)} />
    </section>
  );
}
