import { useMessage } from '@admissions/store';
import { PageHero } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useSlides } from '../carousel/use-slides.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerPictures } from './banner-pictures.tsx';
import { NoticeStrip } from './notice-strip.tsx';
import type { PageBanners } from './page-banners.ts';
import { selectByLanguage } from './page-banners.ts';
import styles from './page-head.module.css';

interface PageHeadProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The text below the title if there is no banner. */
  lead: ReactNode;
  banners: PageBanners;
  children?: ReactNode;
}
/** The title stays; each banner brings its picture, text and link. */
export function PageHead({ title, eyebrow, lead, banners, children }: PageHeadProps) {
  const { locale } = useMessage();
  const { pictures, words, notices } = selectByLanguage(banners, locale);
  const slides = useSlides(pictures.length);
  return (
    <>
      <div className={styles.head} data-place={banners.place} {...slides.hold}>
        <PageHero
          title={title}
          eyebrow={eyebrow}
          lead={words.length === 0 && lead}
          backdrop={pictures.length > 0 && <BannerPictures banners={pictures} at={slides.at} />}
        >
          {words.length > 0 && <BannerCarousel banners={words} slides={slides} />}
          {children}
        </PageHero>
      </div>
      <NoticeStrip notices={notices} />
    </>
  );
}
