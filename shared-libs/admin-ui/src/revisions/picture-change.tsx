import type { ImageValue } from '@admissions/model';
import { useMessage } from '@admissions/store';
import styles from './changes.module.css';
import { REVISION_TEXTS } from './texts.ts';

const MAX_PICTURES = 6;

/** Removed and added pictures. */
export function PictureChange({
  before,
  after,
}: {
  before: readonly ImageValue[];
  after: readonly ImageValue[];
}) {
  const gone = before.filter(({ url }) => !after.some((each) => each.url === url));
  const come = after.filter(({ url }) => !before.some((each) => each.url === url));
  if (gone.length + come.length === 0) return null;
  return (
    <div className={styles.pictures}>
      <Pictures side="before" pictures={gone} />
      <Pictures side="after" pictures={come} />
    </div>
  );
}
function Pictures({
  side,
  pictures,
}: {
  side: 'before' | 'after';
  pictures: readonly ImageValue[];
}) {
  const t = useMessage();
  if (pictures.length === 0) return null;
  return (
    <figure data-side={side}>
      <figcaption>{t(REVISION_TEXTS[side])}</figcaption>
      {pictures.slice(0, MAX_PICTURES).map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} loading="lazy" />
      ))}
    </figure>
  );
}
