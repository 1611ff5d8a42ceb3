import type { Media, MediaKind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import styles from './library.module.css';
import type { MediaFormValues } from './media-form-values.ts';
import type { Picked } from './picked.ts';
import { MEDIA_TEXTS } from './texts.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useMediaLimits } from './use-media-limits.ts';
import type { LibraryQuery, MediaList } from './use-media-list.ts';
import { useMediaList } from './use-media-list.ts';
import { useUploads } from './use-uploads.ts';

interface LibraryOptions {
  /** Kinds that may be uploaded without a filter for one. */
  kinds: readonly MediaKind[];
  initialQuery: Pick<LibraryQuery, 'type'> & Partial<LibraryQuery>;
  /** Returns the problem of an uploaded item; '' for none. */
  onDone: (media: Media, list: MediaList) => string;
}
/** The list with uploads, and shared state for the details of items. */
export function useLibrary({ kinds, initialQuery, onDone }: LibraryOptions) {
  const t = useMessage();
  const list = useMediaList(initialQuery);
  const { type } = list.query;
  const { acceptOf, refusalOf, tooLarge } = useMediaLimits();
  const uploads = useUploads({
    isPanorama: (type || kinds[0]) === 'panorama',
    refusalOf: (file) => refusalOf(file, type || kinds),
    tooLarge: (file) => tooLarge(file, type || kinds),
    onDone: (media) => onDone(media, list),
  });
  const { isOver, zone } = useFileDrop(uploads.add);
  const [typed] = useState(() => new Map<number, MediaFormValues>());
  const preparePickRef = useRef<(() => Promise<Picked | null>) | null>(null);
  return {
    ...list,
    tags: (list.found?.tags ?? []).map(({ tag }) => tag),
    acceptOf,
    /** Accepted media types of uploads. */
    accept: acceptOf(type || kinds),
    uploads,
    /** Unsaved values of items. */
    typed,
    /** Saves changes and returns the choice; null when something is missing. */
    preparePickRef,
    /** Props of the drop zone. */
    zone: { ...zone, 'data-over': isOver || undefined, 'data-drop': t(MEDIA_TEXTS.drop) },
    zoneStyle: styles.zone,
  };
}
export type Library = ReturnType<typeof useLibrary>;
