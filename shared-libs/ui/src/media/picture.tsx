import type { ImageValue } from '@admissions/model';
import { preload } from 'react-dom';
import styles from './picture.module.css';

interface PictureProps {
  image: ImageValue;
  /** Crop for narrow screens. */
  mobile?: ImageValue | null | undefined;
  /** `sizes` of the img. */
  sizes: string;
  /** The first picture of the page loads eagerly. */
  isFirst?: boolean;
  /** Decorative: no alternative text. */
  isDecorative?: boolean;
  ratio?: 'card' | 'news' | 'portrait' | 'logo' | 'wide';
  /** Shows a photograph uncropped in its own colours. */
  isWhole?: boolean;
}
/** A picture in the best supported format and size. */
export function Picture({
  image,
  mobile,
  sizes,
  isFirst = false,
  isDecorative = false,
  ratio: requestedRatio,
  isWhole = false,
}: PictureProps) {
  if (isFirst) preloadPicture(image, mobile, sizes);
  // Photographs get the colour of their college.
  const isTinted = image.isPhoto === true && !isWhole;
  const ratio = requestedRatio ?? (isTinted ? 'card' : undefined);
  return (
    <picture className={isTinted ? styles.photo : undefined}>
      {mobile?.sources.map(({ type, srcset }) => (
        <source
          key={`mobile ${type}`}
          media="(width < 700px)"
          type={type}
          srcSet={srcset}
          sizes={sizes}
          width={mobile.width}
          height={mobile.height}
        />
      ))}
      {image.sources.map(({ type, srcset }) => (
        <source key={type} type={type} srcSet={srcset} sizes={sizes} />
      ))}
      <img
        className={ratio && `${styles.ratio} ${styles[ratio]}`}
        src={image.url}
        alt={isDecorative ? '' : image.alt}
        width={image.width}
        height={image.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding={isFirst ? 'sync' : 'async'}
        data-focal={toFocalName(image)}
        data-tone={image.placeholder || undefined}
      />
    </picture>
  );
}

// A preload in the head starts before scripts.
function preloadPicture(image: ImageValue, mobile: ImageValue | null | undefined, sizes: string) {
  const preloadImage = ({ url, sources }: ImageValue, media?: string) => {
    const best = sources[0];
    const choice = best && { type: best.type, imageSrcSet: best.srcset, imageSizes: sizes };
    preload(url, {
      as: 'image',
      fetchPriority: 'high',
      ...choice,
      ...(media && { media }),
    } as Parameters<typeof preload>[1]);
  };
  preloadImage(image, mobile ? '(width >= 700px)' : undefined);
  if (mobile) preloadImage(mobile, '(width < 700px)');
}

// For the style sheet: the content policy of visitors' pages forbids style attributes.
const toFocalName = ({ focal }: ImageValue) =>
  `${pickThird(focal.y, ['top', 'center', 'bottom'])} ${pickThird(focal.x, ['left', 'center', 'right'])}`;
function pickThird(share: number, [first, middle, last]: readonly [string, string, string]) {
  if (share < 0.34) return first;
  return share <= 0.66 ? middle : last;
}
