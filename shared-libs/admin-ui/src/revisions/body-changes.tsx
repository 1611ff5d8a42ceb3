import type { ImageValue } from '@admissions/model';
import type { AnyItem } from '@admissions/model/merge';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { getTypeName } from '../body/item-forms/texts.ts';
import { describeItem } from '../field-types/describe-item.ts';
import { diffBodies, type ItemChange } from './body-diff.ts';
import styles from './changes.module.css';
import { DiffText } from './diff-text.tsx';
import { listItemPictures } from './list-item-pictures.ts';
import { REVISION_TEXTS } from './texts.ts';

const COLOURS = {
  added: 'success',
  removed: 'error',
  moved: 'processing',
  changed: 'warning',
} as const;

/** Added, removed, moved and changed items of a body; the others are only counted. */
export function BodyChanges({
  before,
  after,
  hasPlaces = true,
}: {
  before: readonly AnyItem[];
  after: readonly AnyItem[];
  /** Names items by their positions. */
  hasPlaces?: boolean;
}) {
  const t = useMessage();
  const all = diffBodies(before, after);
  const changes = all.filter((change) => listTags(change).length > 0);
  const rest = all.length - changes.length;
  return (
    <ol className={styles.items}>
      {changes.map((change) => (
        <li key={`${change.from} ${change.to}`}>
          <Item {...change} hasPlaces={hasPlaces} />
        </li>
      ))}
      {rest > 0 && (
        <li className={`faint ${styles.rest}`}>{t(REVISION_TEXTS.unchanged, { count: rest })}</li>
      )}
    </ol>
  );
}

function Item({ hasPlaces, ...change }: ItemChange & { hasPlaces: boolean }) {
  const t = useMessage();
  const { before, after, from, to, isMoved } = change;
  const wordsIn = (item: AnyItem | null) => (item ? describeItem(item, t) : '');
  const old = wordsIn(before);
  const now = wordsIn(after);
  return (
    <>
      <p className={styles.itemHead}>
        {listTags(change).map((tag) => (
          <Tag key={tag} color={COLOURS[tag]}>
            {t(REVISION_TEXTS[tag])}
          </Tag>
        ))}
        {hasPlaces && (
          <strong>
            {t(REVISION_TEXTS.item, {
              number: (to ?? from ?? 0) + 1,
              type: t(getTypeName((after ?? before)?.type ?? '')),
            })}
          </strong>
        )}
        {isMoved && from !== null && (
          <span className="faint mini">{t(REVISION_TEXTS.movedFrom, { number: from + 1 })}</span>
        )}
      </p>
      <PictureChange before={listItemPictures(before)} after={listItemPictures(after)} />
      {(old !== '' || now !== '') && <DiffText before={old} after={now} />}
    </>
  );
}

function listTags({ from, to, isMoved, isChanged }: ItemChange): (keyof typeof COLOURS)[] {
  if (from === null) return ['added'];
  if (to === null) return ['removed'];
  return [...(isMoved ? (['moved'] as const) : []), ...(isChanged ? (['changed'] as const) : [])];
}

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
    <figure className="wrap" data-side={side}>
      <figcaption>{t(REVISION_TEXTS[side])}</figcaption>
      {pictures.slice(0, MAX_PICTURES).map(({ url, alt }) => (
        <img key={url} src={url} alt={alt} loading="lazy" />
      ))}
    </figure>
  );
}
