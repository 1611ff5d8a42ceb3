import { api, errorMessage, isApiError, isConflict } from '@admissions/api-client';
import { listChangedFields, threeWayMerge } from '@admissions/model/merge';
import { type Crop, MEDIA_PATHS, type Media, type MediaUse } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useState } from 'react';
import { pick } from '../base/pick.ts';
import { shrinkPicture } from './shrink-picture.ts';
import { MEDIA_TEXTS } from './texts.ts';
import { calculateTimeoutMs } from './use-uploads.ts';

/** Editable values of an item; decorative applies to one use, not to the item. */
export interface MediaFormValues extends Pick<Media, 'name' | 'alt' | 'focal' | 'tags'> {
  isDecorative: boolean;
}
/** Form values of an item; the alternative text defaults to that of the current use. */
const toMediaFormValues = (
  { name, alt, focal, tags }: Media,
  usualAlt: string,
): MediaFormValues => ({ name, alt: alt || usualAlt, isDecorative: false, focal, tags });

/** Changes to send, relative to the stored item. */
function collectChanges(values: MediaFormValues, media: Media) {
  const { focal, tags } = values;
  const name = values.name.trim() || media.name;
  const alt = values.isDecorative ? media.alt : values.alt.trim();
  const next = { name, alt, focal, tags };
  return pick(next, listChangedFields<Partial<Media>>(media, next));
}

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
  const { values } = threeWayMerge({
    base: toMediaFormValues(held.media, usualAlt),
    mine: held.values,
    theirs: toMediaFormValues(media, usualAlt),
  });
  if (held.media !== media) setHeld({ media, values });

  const { attempt, setShare, ...progress } = useAttempt(media, onChanged);
  const edit = (changes: object) =>
    attempt(async () => {
      const changed = await api().put<Media>(
        MEDIA_PATHS.edit(media.id),
        { revision: media.revision, ...changes },
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
    crop: (crop: Crop | null) => edit({ crop }),
    replace: (file: File) =>
      attempt(async () => {
        const prepared =
          media.kind === 'image' ? await shrinkPicture(file, MAX_PICTURE_BYTES) : file;
        const body = new FormData();
        body.append('file', prepared);
        const path = `${MEDIA_PATHS.replace(media.id)}?revision=${media.revision}`;
        const changed = await api().post<Media>(path, body, {
          onProgress: setShare,
          onUnanswered: () => setShare(0),
          timeout: calculateTimeoutMs(prepared),
        });
        onChanged(changed);
        return changed;
      }),
    remove: () =>
      attempt(async () => {
        await api().delete(MEDIA_PATHS.remove(media.id));
        onRemoved(media);
      }),
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
      const message = errorMessage(error, t, 'file');
      const current = findCurrent(error);
      if (current) onChanged(current);
      else if (isConflict(error))
        setBlockedBy((error.current as { uses?: MediaUse[] } | null)?.uses ?? null);
      // Another area uses it now: it is read-only, but can still be chosen.
      else if (isApiError(error) && error.status === 403) onChanged({ ...media, mayChange: false });
      setFailure(current ? t(MEDIA_TEXTS.changedMeanwhile, { message }) : message);
      return null;
    } finally {
      setBusy(false);
      setShare(null);
    }
  }
  return { attempt, isBusy, share, setShare, failure, blockedBy };
}

/** The item that another person has changed meanwhile. */
export function findCurrent(error: unknown): Media | null {
  const current = isConflict(error) ? (error.current as Media | null) : null;
  return current?.revision === undefined ? null : current;
}
