import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Button, Checkbox, Input } from 'antd';
import { formatBytes, isPicture } from '../media/file-info.ts';
import { Thumbnail } from '../media/media-grid.tsx';
import { TagsInput } from '../media/tags-input.tsx';
import { MEDIA_TEXTS } from '../media/texts.ts';
import styles from './media-screen.module.css';
import type { useBulkEdit } from './use-bulk-edit.ts';
import type { useChosenFiles } from './use-chosen-files.ts';

interface MediaListProps {
  list: readonly Media[];
  bulk: ReturnType<typeof useBulkEdit>;
  files: ReturnType<typeof useChosenFiles>;
  tags: readonly string[];
  onChoose: (media: Media) => void;
}
/** Files of a page as rows, with bulk editing of texts and tags. */
export function MediaList({ list, bulk, files, tags, onChoose }: MediaListProps) {
  const t = useMessage();
  return (
    <ul className="plain" aria-label={t(MEDIA_TEXTS.files)}>
      {list.map((media) => {
        const { id, name, uses, mayChange } = media;
        const typed = bulk.edited.get(id)?.change;
        const failure = bulk.failures.get(id);
        return (
          <li key={id} className={styles.row} data-changed={typed ? '' : undefined}>
            <Checkbox
              aria-label={t(MEDIA_TEXTS.chooseFile, { name })}
              checked={files.chosen.some((each) => each.id === id)}
              disabled={!mayChange || files.isBusy}
              onChange={() => files.toggle(media)}
            />
            <button
              type="button"
              className={styles.look}
              aria-label={t(MEDIA_TEXTS.open1, { name })}
              onClick={() => onChoose(media)}
            >
              <Thumbnail media={media} />
            </button>
            <p className={styles.name}>
              {name}
              <small className="soft mini block">
                {formatBytes(media.size)}・
                {uses > 0 ? t(MEDIA_TEXTS.usesCount, { count: uses }) : t(MEDIA_TEXTS.usedNo)}
                {!mayChange && <>・{t(MEDIA_TEXTS.readOnly)}</>}
              </small>
            </p>
            <div className={styles.fields}>
              {isPicture(media) && (
                <Input.TextArea
                  aria-label={t(MEDIA_TEXTS.altOf, { name })}
                  placeholder={t(MEDIA_TEXTS.alt)}
                  status={failure ? 'error' : ''}
                  autoSize={{ minRows: 1, maxRows: 3 }}
                  maxLength={200}
                  disabled={!mayChange || bulk.isBusy}
                  value={typed?.alt ?? media.alt}
                  onChange={({ target }) => bulk.change(media, { alt: target.value })}
                />
              )}
              <TagsInput
                aria-label={t(MEDIA_TEXTS.tagsOf, { name })}
                known={tags}
                isDisabled={!mayChange || bulk.isBusy}
                tags={typed?.tags ?? media.tags}
                onChange={(next) => bulk.change(media, { tags: next })}
              />
              {failure && (
                <p role="alert" className="wrong">
                  {failure}
                </p>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

/** Saves the changes of the list; shown only when there are some. */
export function SaveAll({ bulk }: Pick<MediaListProps, 'bulk'>) {
  const t = useMessage();
  if (bulk.edited.size === 0) return null;
  return (
    <div className={styles.save}>
      <Button type="primary" loading={bulk.isBusy} onClick={() => void bulk.save()}>
        {t(MEDIA_TEXTS.saveAll, { count: bulk.edited.size })}
      </Button>
    </div>
  );
}
