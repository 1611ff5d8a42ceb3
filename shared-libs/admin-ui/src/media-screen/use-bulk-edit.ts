import { api, errorMessage } from '@admissions/api-client';
import { isSame } from '@admissions/model/merge';
import type { Media, MediaEdit } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { MEDIA_TEXTS } from '../media/texts.ts';
import { findCurrent } from '../media/use-media-edit.ts';

/** Unsaved changes of a file in the list. */
type BulkChange = Pick<MediaEdit, 'alt' | 'tags'>;
interface Edited {
  media: Media;
  change: BulkChange;
}

/** Bulk edit with one request per file; failed changes stay, with the error at their file. */
export function useBulkEdit(onChanged: (media: Media) => void) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [edited, setEdited] = useState<ReadonlyMap<number, Edited>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const [isBusy, setBusy] = useState(false);

  function changeMany(parts: readonly (readonly [Media, BulkChange])[]): void {
    const all = new Map(edited);
    for (const [media, part] of parts) {
      const change = { ...edited.get(media.id)?.change, ...part };
      if (change.alt === media.alt) delete change.alt;
      if (isSame(change.tags, media.tags)) delete change.tags;
      if (Object.keys(change).length > 0) all.set(media.id, { media, change });
      else all.delete(media.id);
    }
    setEdited(all);
  }
  const change = (media: Media, part: BulkChange) => changeMany([[media, part]]);
  async function save(): Promise<boolean> {
    setBusy(true);
    const left = new Map(edited);
    const failed = new Map<number, string>();
    for (const [id, { media, change }] of edited) {
      const body = { ...change, alt: change.alt?.trim(), revision: media.revision };
      try {
        onChanged(await api().put<Media>(MEDIA_PATHS.edit(id), body));
        left.delete(id);
      } catch (error) {
        const message = errorMessage(error, t, 'alt');
        const current = findCurrent(error);
        failed.set(id, current ? t(MEDIA_TEXTS.changedMeanwhile, { message }) : message);
        if (!current) continue;
        left.set(id, { media: current, change });
        onChanged(current);
      }
    }
    setEdited(left);
    setFailures(failed);
    setBusy(false);
    const { toast } = store.getState();
    if (failed.size > 0) toast(t(MEDIA_TEXTS.notSavedAll, { count: failed.size }), 'error');
    else toast(t(MEDIA_TEXTS.savedAll, { count: edited.size }), 'success');
    return failed.size === 0;
  }
  return { edited, failures, isBusy, change, changeMany, save };
}
