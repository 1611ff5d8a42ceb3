import type { Media, MediaKind } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { useRef, useState } from 'react';
import styles from './library.module.css';
import type { MediaFormValues } from './media-form-values.ts';
import type { Picked } from './picked.ts';
import { MEDIA_TEXTS } from './texts.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useMediaLimits } from './use-media-limits.ts';
import { useUploads } from './use-uploads.ts';

interface LibraryOptions {
  /** What may be uploaded. */
  acceptedKinds: MediaKind | readonly MediaKind[];
  isPanorama: boolean;
  onDone: (media: Media) => string;
}
/** Uploads into the library, and what the details of its items need. */
export function useLibrary({ acceptedKinds: wanted, isPanorama, onDone }: LibraryOptions) {
  const t = useMessage();
  const { acceptOf, refusalOf, tooLarge } = useMediaLimits();
  const uploads = useUploads({
    isPanorama,
    refusalOf: (file) => refusalOf(file, wanted),
    tooLarge: (file) => tooLarge(file, wanted),
    onDone,
  });
  const { isOver, zone } = useFileDrop(uploads.add);
  const [typed] = useState(() => new Map<number, MediaFormValues>());
  const preparePickRef = useRef<(() => Promise<Picked | null>) | null>(null);
  return {
    acceptOf,
    uploads,
    /** What was typed about items and is not stored. */
    typed,
    preparePickRef,
    /** Goes to the element on which files may be dropped. */
    zone: { ...zone, 'data-over': isOver || undefined, 'data-drop': t(MEDIA_TEXTS.drop) },
    zoneStyle: styles.zone,
  };
}
