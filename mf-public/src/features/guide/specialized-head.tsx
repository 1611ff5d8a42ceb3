import { useMessage } from '@admissions/store';
import { Breadcrumbs, Container, PageMeta, Phrases } from '@admissions/ui';
import type { ReactNode } from 'react';
import { BannerCarousel } from '../../lib/banners/banner-carousel.tsx';
import { BannerPictures } from '../../lib/banners/banner-pictures.tsx';
import { NoticeStrip } from '../../lib/banners/notice-strip.tsx';
import type { PageBanners } from '../../lib/banners/page-banners.ts';
import { inLanguage } from '../../lib/banners/page-banners.ts';
import { useSlides } from '../../lib/carousel/use-slides.ts';
import { LEVELS } from '../../lib/departments/levels.ts';
import { chooseNames } from '../../lib/departments/names.ts';
import styles from './specialized-head.module.css';

interface SpecializedHeadProps {
  intro: { title: string; titleEn: string } | null;
  banners: PageBanners;
  children?: ReactNode;
}
/** Under the header, whose words are white here: words on plain colour, the picture beside or below them. */
export function SpecializedHead({ intro, banners, children }: SpecializedHeadProps) {
  const t = useMessage();
  const { pictures, words, notices } = inLanguage(banners, t.locale);
  const slides = useSlides(pictures.length);
  const { title, lead, description, path } = LEVELS.specialized;
  const names = intro && chooseNames(t, intro);
  const name = names?.name ?? t(title);
  return (
    <>
      <PageMeta
        title={name}
        description={t(description)}
        canonical={path}
        image={pictures[0]?.pic}
      />
      <div className={styles.hero} {...slides.hold}>
        <Container>
          <div className={styles.text}>
            {names && (
              <p {...names.otherLang} className={styles.english}>
                {names.other}
              </p>
            )}
            <h1>
              <Phrases>{name}</Phrases>
            </h1>
            {words.length > 0 ? (
              <BannerCarousel banners={words} slides={slides} />
            ) : (
              <p className={styles.lead}>{t(lead)}</p>
            )}
            {children}
          </div>
        </Container>
        {pictures.length > 0 && (
          <div className={styles.picture}>
            <BannerPictures banners={pictures} at={slides.at} />
          </div>
        )}
      </div>
      <NoticeStrip notices={notices} />
      <Breadcrumbs trail={[{ label: name }]} />
    </>
  );
}
