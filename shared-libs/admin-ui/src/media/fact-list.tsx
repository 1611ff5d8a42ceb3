import type { Media } from '@admissions/contracts';
import { momentText } from '../taipei.ts';
import { bytesText, durationText, endingOf } from './file-facts.ts';
import styles from './media-details.module.css';
import { useMediaTexts } from './use-media-texts.ts';

/** Size, dimensions and origin of an item. */
export function FactList({ media }: { media: Media }) {
  const text = useMediaTexts();
  const { width, height, original, crop, size, duration, createdAt, createdBy } = media;
  const facts = {
    type: endingOf(media.url),
    size: bytesText(size),
    dimensions:
      width > 0 &&
      [text('pixels', { width, height }), crop && original && text('cutFrom', original)]
        .filter(Boolean)
        .join('，'),
    duration: duration !== null && durationText(duration),
    uploadedAt: [momentText(createdAt), createdBy].filter(Boolean).join('，'),
  };
  return (
    <dl className={styles.facts}>
      {Object.entries(facts).map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{text(name as keyof typeof facts)}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
