import { useMessage } from '@admissions/store';
import styles from './banner-texts.module.css';
import { BannerTitle } from './banner-title.tsx';
import type { Slide } from './page-banners.ts';

/** As high as the longest text, so that nothing below moves. */
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
