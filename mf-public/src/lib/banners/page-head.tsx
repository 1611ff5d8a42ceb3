import { useMessage } from '@admissions/store';
import { PageHero } from '@admissions/ui';
import type { ReactNode } from 'react';
import { SlideControls } from '../carousel/slide-controls.tsx';
import { type Slides, useSlides } from '../carousel/use-slides.ts';
import { TEXTS } from '../texts.ts';
import { BannerPictures } from './banner-pictures.tsx';
import { BannerTitle } from './banner-title.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import {
  compositionOf,
  hasPicture,
  NO_BANNERS,
  type PageBanners,
  type Slide,
  selectByLanguage,
} from './page-banners.ts';
import styles from './page-head.module.css';
import { SlideBand } from './slide-band.tsx';

interface PageHeadProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The text below the title if there is no banner. */
  lead: ReactNode;
  banners?: PageBanners;
  /** What the page is for. */
  tool?: ReactNode;
  children?: ReactNode;
}
/** The title stays; each banner brings its picture, text and link. */
export function PageHead({
  title,
  eyebrow,
  lead,
  banners = NO_BANNERS,
  tool,
  children,
}: PageHeadProps) {
  const { locale } = useMessage();
  const { pictures, words, notices } = selectByLanguage(banners, locale);
  const composition = compositionOf(banners.place);
  const isBanner = hasPicture(banners.place) && pictures.length > 0;
  const slides = useSlides(isBanner ? pictures.length : 0);
  return (
    <>
      <div className={styles.head} data-place={banners.place} {...slides.hold}>
        <PageHero
          title={title}
          eyebrow={eyebrow}
          lead={(!isBanner || words.length === 0) && !(tool && composition === 'statement') && lead}
          composition={composition}
          backdrop={
            isBanner && (
              <BannerPictures
                banners={pictures}
                at={slides.at}
                isWhole={composition === 'picture'}
              />
            )
          }
          tool={tool}
        >
          {isBanner && words.length > 0 && <BannerCarousel banners={words} slides={slides} />}
          {children}
        </PageHero>
      </div>
      {!isBanner && <SlideBand slides={words} />}
      <NoticeStrip notices={notices} />
    </>
  );
}

/** Controls the text and the pictures of the page head. */
function BannerCarousel({ banners, slides }: { banners: readonly Slide[]; slides: Slides }) {
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

/** As high as the longest text, so that nothing below moves. */
function BannerTexts({ banners, at }: { banners: readonly Slide[]; at: number }) {
  const t = useMessage();
  return (
    <ul className={styles.words} {...t.chinese}>
      {banners.map((banner, index) => (
        <li key={banner.id} className={index === at ? styles.current : undefined}>
          <p className={styles.title}>
            <BannerTitle banner={banner} />
          </p>
          {banner.text && <p className={styles.text}>{banner.text}</p>}
        </li>
      ))}
    </ul>
  );
}
