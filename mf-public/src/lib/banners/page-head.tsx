import { PageHero } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useSlides } from '../carousel/use-slides.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerPictures } from './banner-pictures.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import type { PageBanners } from './page-banners.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The sentence below the title where staff set no banner. */
  lead: ReactNode;
  banners: PageBanners;
  children?: ReactNode;
}
/** The head of an inner page over its banners, which take turns: the title stays, each banner brings its picture, its words and its link. */
export function PageHead({
  title,
  eyebrow,
  lead,
  banners: { place, slides: banners, notices },
  children,
}: PageHeadProps) {
  const slides = useSlides(banners.length);
  const hasBanners = banners.length > 0;
  return (
    <>
      <div className={styles.head} data-place={place} {...slides.hold}>
        <PageHero
          title={title}
          eyebrow={eyebrow}
          lead={!hasBanners && lead}
          backdrop={hasBanners && <BannerPictures banners={banners} at={slides.at} />}
        >
          {hasBanners && <BannerCarousel banners={banners} slides={slides} />}
          {children}
        </PageHero>
      </div>
      <NoticeStrip notices={notices} />
    </>
  );
}
