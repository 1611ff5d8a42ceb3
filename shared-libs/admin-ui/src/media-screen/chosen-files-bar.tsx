import { api, errorMessage } from '@admissions/api-client';
import { MEDIA_PATHS, MEDIA_TAGS, type Media } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { Alert, Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useConfirmTwice } from '../base/use-confirm-twice.ts';
import { TagsInput } from '../media/tags-input.tsx';
import { MEDIA_TEXTS } from '../media/texts.ts';
import type { useBulkEdit } from './media-list.tsx';
import styles from './media-screen.module.css';

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
    bulk.change(
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

/** Selected files; deleted one per request, as a used one must not block others. */
export function useChosenFiles(list: readonly Media[], onRemoved: (count: number) => void) {
  const t = useMessage();
  const store = useAppStoreApi();
  const confirmTwice = useConfirmTwice();
  const [ids, setIds] = useState<readonly number[]>([]);
  const [failures, setFailures] = useState<readonly string[]>([]);
  const [isBusy, setBusy] = useState(false);
  // Files that have left the page must not be deleted unseen.
  const chosen = list.filter(({ id, mayChange }) => mayChange && ids.includes(id));
  const unused = chosen.filter(({ uses }) => uses === 0);

  async function removeNow(files: readonly Media[]): Promise<void> {
    setBusy(true);
    const { setMasked, toast } = store.getState();
    setMasked(true);
    const left: string[] = [];
    for (const { id, name } of files) {
      try {
        await api().delete(MEDIA_PATHS.remove(id));
      } catch (error) {
        left.push(t(MEDIA_TEXTS.notRemoved, { name, reason: errorMessage(error, t, 'file') }));
      }
    }
    setMasked(false);
    setBusy(false);
    setFailures(left);
    setIds([]);
    const count = files.length - left.length;
    if (count > 0) toast(t(MEDIA_TEXTS.removedMany, { count }), 'success');
    onRemoved(count);
  }
  const remove = () =>
    confirmTwice(
      {
        title: t(MEDIA_TEXTS.removeManyTitle, { count: unused.length }),
        message: t(MEDIA_TEXTS.removeManyText, {
          names: t.join(unused.slice(0, 3).map(({ name }) => name)),
          count: unused.length,
        }),
        confirmLabel: t('common.delete'),
        onConfirm: () => void removeNow(unused),
      },
      { title: t(MEDIA_TEXTS.removeAgain), message: t(MEDIA_TEXTS.removeAgainText) },
    );
  return {
    chosen,
    unused,
    failures,
    isBusy,
    choose: setIds,
    toggle: ({ id }: Media) =>
      setIds(ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id]),
    remove,
  };
}
