import type { Media, MediaKind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button } from 'antd';
import { useState } from 'react';
import { Modal } from '../base/overlays.tsx';
import { ChosenItem } from './chosen-item.tsx';
import { isPicture } from './file-info.ts';
import { LibraryBar, LibraryFoot, LibraryState } from './library-parts.tsx';
import { MediaGrid } from './media-grid.tsx';
import styles from './media-library.module.css';
import type { Picked } from './picked.ts';
import { MEDIA_TEXTS } from './texts.ts';
import { DEFAULT_QUERY, useLibrary } from './use-library.ts';

export interface MediaLibraryProps {
  /** Selectable kinds; the first is the default filter. */
  kinds: readonly MediaKind[];
  /** Multiple selection. */
  isMany?: boolean;
  /** Current alternative text of the field. */
  usualAlt?: string;
  onPick: (picked: Picked[]) => void;
  onClose: () => void;
}
/** Media library dialog: search, choose, upload, crop, replace and describe. */
export function MediaLibrary({
  kinds,
  isMany = false,
  usualAlt = '',
  onPick,
  onClose,
}: MediaLibraryProps) {
  const t = useMessage();
  const { chosen, current, choose, add, update, remove } = useChosen(isMany);
  const count = chosen.length;
  const library = useLibrary({
    kinds,
    onDone: (media, updateQuery) => {
      if (!kinds.includes(media.kind)) return t('validation.mediaSort');
      updateQuery(DEFAULT_QUERY);
      add(media);
      return '';
    },
  });
  const { found } = library;
  const { zone } = library.uploads;
  async function confirmPick(): Promise<void> {
    const last = await library.preparePickRef.current?.();
    if (!last) return;
    onPick([...chosen.slice(0, -1).map(toPicked), last]);
  }
  return (
    <Modal
      open
      centered
      mask={{ closable: false }}
      title={t(MEDIA_TEXTS.library)}
      width="min(76rem, calc(100vw - 2rem))"
      onCancel={onClose}
      footer={
        <div className={styles.footer}>
          <span role="status">
            {isMany && t(count > 0 ? MEDIA_TEXTS.chosen : MEDIA_TEXTS.manyHint, { count })}
          </span>
          <Button onClick={onClose}>{t('common.cancel')}</Button>
          <Button type="primary" disabled={!current} onClick={() => void confirmPick()}>
            {isMany && count > 1 ? t(MEDIA_TEXTS.chooseMany, { count }) : t(MEDIA_TEXTS.choose)}
          </Button>
        </div>
      }
    >
      <div {...zone} className={`${zone.className} ${styles.columns}`}>
        <div className={styles.list}>
          <LibraryBar library={library} kinds={kinds} />
          <LibraryState library={library} />
          <div className={styles.items}>
            {found && (
              <MediaGrid
                list={found.list}
                chosen={chosen}
                onChoose={choose}
                onTake={(media) => {
                  if (!isMany && current?.id === media.id) void confirmPick();
                }}
              />
            )}
          </div>
          <div className={styles.foot}>
            <span role="status">{found && t(MEDIA_TEXTS.found, { count: found.total })}</span>
            <LibraryFoot library={library} />
          </div>
        </div>
        <aside className={styles.aside}>
          <ChosenItem
            {...{ library, usualAlt, isMany }}
            media={current}
            onChanged={update}
            onRemoved={remove}
          />
        </aside>
      </div>
    </Modal>
  );
}

const toPicked = (media: Media): Picked => ({
  media,
  alt: isPicture(media) ? media.alt || undefined : '',
});

function useChosen(isMany: boolean) {
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  return {
    chosen,
    current: chosen.at(-1),
    choose: (media: Media) =>
      setChosen((before) => {
        const others = before.filter(({ id }) => id !== media.id);
        if (!isMany) return [media];
        return others.length < before.length ? others : [...before, media];
      }),
    add: (media: Media) => setChosen((before) => (isMany ? [...before, media] : [media])),
    update: (media: Media) =>
      setChosen((before) => before.map((each) => (each.id === media.id ? media : each))),
    remove: ({ id }: Pick<Media, 'id'>) =>
      setChosen((before) => before.filter((each) => each.id !== id)),
  };
}
