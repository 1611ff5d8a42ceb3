import type { ImageValue } from '@admissions/model';
import { Picture } from '@admissions/ui';
import styles from './banner-pictures.module.css';
import type { Slide } from './page-banners.ts';

/** Hidden pictures are not fetched. */
export const BannerPictures = ({
  banners,
  at,
  isWhole,
}: {
  banners: readonly Slide[];
  at: number;
  /** From edge to edge. */
  isWhole: boolean;
}) =>
  banners.map(({ id, pic, picMobile }, index) => (
    <div
      key={id}
      className={`${styles.picture} ${isWhole ? styles.whole : toShape(pic, picMobile)} ${index === at ? styles.current : ''}`}
    >
      <Picture image={pic} mobile={picMobile} sizes="100vw" isFirst={index === 0} isDecorative />
    </div>
  ));

const toShape = (pic: ImageValue, mobile: ImageValue | null) =>
  fitsPageHead(pic, mobile) ? '' : styles.anyShape;

/** Wide with its subject on the right, or tall with its subject below: shown uncropped. */
export const fitsPageHead = (pic: ImageValue, mobile: ImageValue | null) =>
  pic.width / pic.height >= 2.4 && mobile !== null && mobile.width / mobile.height <= 0.85;
