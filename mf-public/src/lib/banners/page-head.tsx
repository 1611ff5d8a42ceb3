import { useMessage } from '@admissions/store';
import { PageHero } from '@admissions/ui';
import type { ReactNode } from 'react';
import { useSlides } from '../carousel/use-slides.ts';
import { BannerCarousel } from './banner-carousel.tsx';
import { BannerPictures } from './banner-pictures.tsx';
import { compositionOf, hasPicture } from './compositions.ts';
import { NoticeStrip } from './notice-strip.tsx';
import type { PageBanners } from './page-banners.ts';
import { selectByLanguage } from './page-banners.ts';
import styles from './page-head.module.css';
import { SlideBand } from './slide-band.tsx';

interface PageHeadProps {
  title: ReactNode;
  eyebrow?: ReactNode;
  /** The text below the title if there is no banner. */
  lead: ReactNode;
  banners: PageBanners;
  /** What the page is for. */
  tool?: ReactNode;
  children?: ReactNode;
}
/** The title stays; each banner brings its picture, text and link. */
export function PageHead({ title, eyebrow, lead, banners, tool, children }: PageHeadProps) {
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
