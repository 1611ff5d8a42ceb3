import { Picture } from '@admissions/ui';
import styles from './banner-pictures.module.css';
import type { Slide } from './page-banners.ts';

/** The pictures behind a page's head, one over the other; those that are not shown are not fetched either. */
export const BannerPictures = ({ banners, at }: { banners: readonly Slide[]; at: number }) =>
  banners.map(({ id, pic, picMobile }, index) => (
    <div key={id} className={`${styles.picture} ${index === at ? styles.current : ''}`}>
      <Picture image={pic} mobile={picMobile} sizes="100vw" isFirst={index === 0} isDecorative />
    </div>
  ));
