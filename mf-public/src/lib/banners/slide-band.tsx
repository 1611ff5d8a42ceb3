import { useMessage } from '@admissions/store';
import { Container } from '@admissions/ui';
import { TEXTS } from '../texts.ts';
import type { Slide } from './page-banners.ts';
import styles from './slide-band.module.css';
import { Slideshow } from './slideshow.tsx';

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
