import type { Media } from '@admissions/protocol/staff';
import { MEDIA_TAGS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { TagsInput } from '../media/tags-input.tsx';
import { MEDIA_TEXTS } from '../media/texts.ts';
import styles from './media-screen.module.css';
import type { useBulkEdit } from './use-bulk-edit.ts';
import type { useChosenFiles } from './use-chosen-files.ts';

interface ChosenFilesBarProps {
  list: readonly Media[];
  files: ReturnType<typeof useChosenFiles>;
  bulk: ReturnType<typeof useBulkEdit>;
  tags: readonly string[];
}
/** Bar above the list of files: selection, common tags, and deletion of unused files. */
export function ChosenFilesBar({ list, files, bulk, tags }: ChosenFilesBarProps) {
  const t = useMessage();
  const [more, setMore] = useState<string[]>([]);
  const { chosen, unused, failures, isBusy } = files;
  const free = list.filter(({ mayChange }) => mayChange);
  const addTags = () => {
    bulk.changeMany(
      chosen.map((media) => {
        const before = bulk.edited.get(media.id)?.change.tags ?? media.tags;
        const after = [...new Set([...before, ...more])].slice(0, MEDIA_TAGS.most);
        return [media, { tags: after }];
      }),
    );
    setMore([]);
  };
  return (
    <>
      {failures.length > 0 && (
        <Alert
          type="warning"
          showIcon
          role="alert"
          title={t(MEDIA_TEXTS.notRemovedAll, { count: failures.length })}
          description={
            <ul>
              {failures.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          }
        />
      )}
      <div className={styles.bar}>
        <Checkbox
          checked={free.length > 0 && chosen.length === free.length}
          indeterminate={chosen.length > 0 && chosen.length < free.length}
          disabled={free.length === 0 || isBusy}
          onChange={({ target }) => files.choose(target.checked ? free.map(({ id }) => id) : [])}
        >
          {t(MEDIA_TEXTS.choosePage)}
        </Checkbox>
        {chosen.length > 0 && (
          <div className={styles.forChosen} role="toolbar" aria-label={t(MEDIA_TEXTS.forChosen)}>
            <strong role="status">{t(MEDIA_TEXTS.chosen, { count: chosen.length })}</strong>
            <div className={styles.addTags}>
              <TagsInput
                aria-label={t(MEDIA_TEXTS.tagsForChosen)}
                known={tags}
                tags={more}
                onChange={setMore}
              />
            </div>
            <Button size="small" disabled={more.length === 0} onClick={addTags}>
              {t(MEDIA_TEXTS.addTags)}
            </Button>
            <Button
              size="small"
              danger
              disabled={unused.length === 0}
              loading={isBusy}
              onClick={files.remove}
            >
              {t(MEDIA_TEXTS.removeUnused, { count: unused.length })}
            </Button>
          </div>
        )}
      </div>
      {chosen.length > unused.length && (
        <p className={styles.hint}>
          {t(MEDIA_TEXTS.usedStay, { count: chosen.length - unused.length })}
        </p>
      )}
    </>
  );
}
