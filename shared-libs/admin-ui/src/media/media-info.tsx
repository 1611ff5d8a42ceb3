import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { formatChange } from '../base/format-change.ts';
import { formatBytes, formatDuration, getFileExtension } from './file-info.ts';
import styles from './media-details.module.css';
import { MEDIA_TEXTS } from './texts.ts';

export function MediaInfo({ media }: { media: Media }) {
  const t = useMessage();
  const { width, height, original, crop, size, duration, createdAt, createdBy } = media;
  const join = (first: string, second: string | null) =>
    second ? t(MEDIA_TEXTS.detailPair, { first, second }) : first;
  const info = {
    type: getFileExtension(media.url),
    size: formatBytes(size),
    dimensions:
      width > 0 &&
      join(
        t(MEDIA_TEXTS.pixels, { width, height }),
        crop && original && t(MEDIA_TEXTS.cutFrom, original),
      ),
    duration: duration !== null && formatDuration(duration),
    uploadedAt: formatChange(createdAt, createdBy, t),
  };
  return (
    <dl className={styles.info}>
      {Object.entries(info).map(
        ([name, value]) =>
          value && (
            <div className="flex gap-m" key={name}>
              <dt>{t(MEDIA_TEXTS[name as keyof typeof info])}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
