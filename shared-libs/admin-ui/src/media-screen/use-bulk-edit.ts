import { api, errorMessage, isConflict } from '@admissions/api-client';
import type { Media } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import { useState } from 'react';
import { MEDIA_TEXTS } from '../media/texts.ts';

/** Unsaved changes of a file in the list. */
export interface BulkChange {
  alt?: string;
  tags?: string[];
}
const isMedia = (data: unknown): data is Media =>
  typeof data === 'object' && data !== null && 'revision' in data && 'url' in data;

/** Bulk edit with one request per file; failed changes stay, with the error at their file. */
export function useBulkEdit(onChanged: (media: Media) => void) {
  const t = useMessage();
  const store = useAppStoreApi();
  const [typed, setTyped] = useState<ReadonlyMap<number, BulkChange>>(new Map());
  const [files, setFiles] = useState<ReadonlyMap<number, Media>>(new Map());
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const [isBusy, setBusy] = useState(false);

  function changeMany(parts: readonly (readonly [Media, BulkChange])[]): void {
    const all = new Map(typed);
    const known = new Map(files);
    for (const [media, part] of parts) {
      const next = { ...typed.get(media.id), ...part };
      if (next.alt === media.alt) delete next.alt;
      if (next.tags?.join('\n') === media.tags.join('\n')) delete next.tags;
      if (Object.keys(next).length > 0) all.set(media.id, next);
      else all.delete(media.id);
      known.set(media.id, media);
    }
    setTyped(all);
    setFiles(known);
  }
  const change = (media: Media, part: BulkChange) => changeMany([[media, part]]);
  async function save(): Promise<boolean> {
    setBusy(true);
    const left = new Map(typed);
    const failed = new Map<number, string>();
    const newest = new Map(files);
    for (const [id, part] of typed) {
      const revision = newest.get(id)?.revision;
      try {
        const body = { ...part, ...(part.alt !== undefined && { alt: part.alt.trim() }), revision };
        const media = await api().put<Media>(MEDIA_PATHS.edit(id), body);
        left.delete(id);
        onChanged(media);
      } catch (error) {
        const { current } = error as { current?: unknown };
        let message = errorMessage(error, t, 'alt');
        if (isConflict(error) && isMedia(current)) {
          newest.set(id, current);
          onChanged(current);
          message = t(MEDIA_TEXTS.changedMeanwhile, { message });
        }
        failed.set(id, message);
      }
    }
    setTyped(left);
    setFiles(newest);
    setFailures(failed);
    setBusy(false);
    const { toast } = store.getState();
    if (failed.size > 0) toast(t(MEDIA_TEXTS.notSavedAll, { count: failed.size }), 'error');
    else toast(t(MEDIA_TEXTS.savedAll, { count: typed.size }), 'success');
    return failed.size === 0;
  }
  return { typed, failures, isBusy, change, changeMany, save };
}
