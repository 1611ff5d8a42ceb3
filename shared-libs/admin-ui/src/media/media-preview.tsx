import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { getFileExtension, isPicture } from './file-info.ts';
import { FocalPoint } from './focal-point.tsx';
import styles from './media-details.module.css';
import { MEDIA_TEXTS } from './texts.ts';

interface MediaPreviewProps {
  media: Media;
  focal: Media['focal'];
  /** Absent where the point is read-only. */
  onFocal: ((focal: Media['focal']) => void) | undefined;
}
/** Preview of an item; a picture with its focal point. */
export function MediaPreview({ media, focal, onFocal }: MediaPreviewProps) {
  const t = useMessage();
  if (media.kind === 'image' && onFocal)
    return (
      <div>
        <FocalPoint media={media} focal={focal} onChange={onFocal} />
        <p className={styles.hint}>{t(MEDIA_TEXTS.focalHint)}</p>
      </div>
    );
  if (isPicture(media)) return <img src={media.url} alt={media.alt} className={styles.wide} />;
  if (media.kind === 'video') {
    return (
      // biome-ignore lint/a11y/useMediaCaption: uploaded videos have no caption files
      <video
        src={media.url}
        controls
        preload="metadata"
        className={styles.wide}
        aria-label={media.name}
      />
    );
  }
  return <p className={styles.document}>{getFileExtension(media.url)}</p>;
}
