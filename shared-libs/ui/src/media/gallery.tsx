import { type ImageValue, joinLabel } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import { Icon } from '../nav/icon.tsx';
import styles from './gallery.module.css';
import { Picture } from './picture.tsx';

export interface GalleryPicture {
  image: ImageValue;
  caption?: string | undefined;
}
interface GalleryProps {
  pictures: readonly GalleryPicture[];
  /** The gallery has the full page width. */
  isWide?: boolean;
}
/** Too long for a page or a screen: a preview opens it in its own width. */
export const isLong = ({ width, height }: ImageValue) =>
  Math.max(width, height) > 4 * Math.min(width, height);

/** A grid of pictures with a lightbox. */
export function Gallery({ pictures, isWide = false }: GalleryProps) {
  const t = useMessage();
  const dialog = useRef<HTMLDialogElement>(null);
  const [at, setAt] = useState(0);
  const shown = pictures[at];
  const open = (index: number) => {
    setAt(index);
    dialog.current?.showModal();
  };
  const step = (by: number) => setAt((index) => (index + by + pictures.length) % pictures.length);
  return (
    <>
      <ul
        className={`${styles.grid} ${isWide ? styles.isWide : ''}`}
        data-nine={pictures.length === 9 || undefined}
        data-rail
      >
        {pictures.map(({ image, caption }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may appear twice
          <li key={index}>
            <figure>
              <button
                type="button"
                className={styles.open}
                onClick={() => open(index)}
                aria-label={joinLabel(t('common.expand'), image.alt || caption || '', t.locale)}
              >
                <Picture image={image} sizes="(width < 700px) 50vw, 33vw" ratio="card" />
              </button>
              {caption && <figcaption {...t.chinese}>{caption}</figcaption>}
            </figure>
          </li>
        ))}
      </ul>
      <dialog
        ref={dialog}
        className={styles.dialog}
        aria-label={shown?.caption ?? shown?.image.alt}
        onKeyDown={(event) =>
          event.key === 'ArrowRight' ? step(1) : event.key === 'ArrowLeft' && step(-1)
        }
      >
        {shown && (
          <>
            <Enlarged image={shown.image} />
            <p aria-live="polite" {...t.chinese}>
              {shown.caption ?? shown.image.alt}
            </p>
            <div className={styles.controls}>
              {pictures.length > 1 && (
                <>
                  <button
                    type="button"
                    onClick={() => step(-1)}
                    aria-label={t('carousel.previous')}
                  >
                    <Icon name="left" />
                  </button>
                  <span>{t('carousel.position', { current: at + 1, total: pictures.length })}</span>
                  <button type="button" onClick={() => step(1)} aria-label={t('carousel.next')}>
                    <Icon name="right" />
                  </button>
                </>
              )}
              <button type="button" onClick={() => dialog.current?.close()}>
                {t('common.close')}
              </button>
            </div>
          </>
        )}
      </dialog>
    </>
  );
}

const Enlarged = ({ image }: { image: ImageValue }) =>
  isLong(image) ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls by keyboard
    <div className={styles.long} tabIndex={0}>
      <Picture image={image} sizes={`${image.width}px`} isWhole />
    </div>
  ) : (
    <Picture image={image} sizes="90vw" isWhole />
  );
