import { api, errorMessage, isApiError, isConflict } from '@admissions/api-client';
import type { Crop, Media, MediaEdit, MediaUse } from '@admissions/protocol/staff';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import type { MediaFormValues } from './media-form-values.ts';
import { collectChanges, rebaseFormValues, toMediaFormValues } from './media-form-values.ts';
import { BrokenPictureError, shrinkPicture } from './shrink-picture.ts';
import { MEDIA_TEXTS } from './texts.ts';
import { calculateTimeoutMs } from './use-uploads.ts';

interface EditOptions {
  media: Media;
  /** Default for items without an alternative text. */
  usualAlt: string;
  /** Unsaved values of all items by id, restored when an item is chosen again. */
  typed: Map<number, MediaFormValues>;
  onChanged(media: Media): void;
  onRemoved(media: Media): void;
}
/** API limit; a replacement is scaled down until it fits. */
const MAX_PICTURE_BYTES = 10 * 1024 * 1024;

/** Editing state of an item; each write names its base revision. */
export function useMediaEdit({ media, usualAlt, typed, onChanged, onRemoved }: EditOptions) {
  const [held, setHeld] = useState(() => ({
    media,
    values: typed.get(media.id) ?? toMediaFormValues(media, usualAlt),
  }));
  // The same item in a newer revision: typed values stay.
  const values =
    held.media === media
      ? held.values
      : rebaseFormValues(
          held.values,
          toMediaFormValues(held.media, usualAlt),
          toMediaFormValues(media, usualAlt),
        );
  if (held.media !== media) setHeld({ media, values });

  const { attempt, setShare, ...progress } = useAttempt(media, onChanged);
  const edit = (part: Omit<MediaEdit, 'revision'>) =>
    attempt(async () => {
      const changed = await api().put<Media>(
        MEDIA_PATHS.edit(media.id),
        { revision: media.revision, ...part },
        { timeout: 60_000 },
      );
      typed.delete(media.id);
      onChanged(changed);
      return changed;
    });

  return {
    values,
    isDirty: Object.keys(collectChanges(values, media)).length > 0,
    ...progress,
    change: (part: Partial<MediaFormValues>) => {
      const next = { ...values, ...part };
      typed.set(media.id, next);
      setHeld({ media, values: next });
    },
    /** The stored item; null on failure. */
    save: () => edit(collectChanges(values, media)),
    crop: async (crop: Crop | null) => (await edit({ crop })) !== null,
    replace: async (file: File) => {
      const path = `${MEDIA_PATHS.replace(media.id)}?revision=${media.revision}`;
      const changed = await attempt(async () => {
        const prepared =
          media.kind === 'image' ? await shrinkPicture(file, MAX_PICTURE_BYTES) : file;
        const body = new FormData();
        body.append('file', prepared);
        return api().post<Media>(path, body, {
          onProgress: setShare,
          onUnanswered: () => setShare(0),
          timeout: calculateTimeoutMs(prepared),
        });
      });
      if (changed) onChanged(changed);
      return changed !== null;
    },
    remove: async () => {
      const removed = await attempt(async () => {
        await api().delete(MEDIA_PATHS.remove(media.id));
        return true;
      });
      if (removed) onRemoved(media);
    },
  };
}
export type MediaEditing = ReturnType<typeof useMediaEdit>;

/** Runs one request; a conflict loads the current item. */
function useAttempt(media: Media, onChanged: (media: Media) => void) {
  const t = useMessage();
  const [isBusy, setBusy] = useState(false);
  /** Upload progress, 0 to 1. */
  const [share, setShare] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  /** Uses that block the deletion, once the API has named them. */
  const [blockedBy, setBlockedBy] = useState<readonly MediaUse[] | null>(null);
  async function attempt<T>(work: () => Promise<T>): Promise<T | null> {
    setBusy(true);
    setFailure(null);
    setBlockedBy(null);
    try {
      return await work();
    } catch (error) {
      const { current } = error as { current?: unknown };
      if (isConflict(error) && isMedia(current)) {
        onChanged(current);
        const message = errorMessage(error, t, 'file');
        setFailure(t(MEDIA_TEXTS.changedMeanwhile, { message }));
      } else {
        if (isConflict(error) && hasUses(current)) setBlockedBy(current.uses);
        // Another area uses it now: it is read-only, but can still be chosen.
        if (isApiError(error) && error.status === 403) onChanged({ ...media, mayChange: false });
        setFailure(
          error instanceof BrokenPictureError
            ? t('validation.pictureBroken')
            : errorMessage(error, t, 'file'),
        );
      }
      return null;
    } finally {
      setBusy(false);
      setShare(null);
    }
  }
  return { attempt, isBusy, share, setShare, failure, blockedBy };
}
const isMedia = (data: unknown): data is Media =>
  typeof data === 'object' && data !== null && 'revision' in data && 'url' in data;
const hasUses = (data: unknown): data is { uses: MediaUse[] } =>
  typeof data === 'object' && data !== null && Array.isArray((data as { uses?: unknown }).uses);
