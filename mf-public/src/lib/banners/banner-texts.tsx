import { useMessage } from '@admissions/store';
import styles from './banner-texts.module.css';
import { BannerTitle } from './banner-title.tsx';
import type { Slide } from './page-banners.ts';

/** The words of banners in one place, which is as high as the longest of them, so that nothing below moves. */
export function BannerTexts({ banners, at }: { banners: readonly Slide[]; at: number }) {
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
