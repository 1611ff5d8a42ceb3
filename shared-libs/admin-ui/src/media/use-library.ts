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
  /** Kinds that may be uploaded. */
  acceptedKinds: MediaKind | readonly MediaKind[];
  isPanorama: boolean;
  onDone: (media: Media) => string;
}
/** Uploads, and shared state for the details of items. */
export function useLibrary({ acceptedKinds, isPanorama, onDone }: LibraryOptions) {
  const t = useMessage();
  const { acceptOf, refusalOf, tooLarge } = useMediaLimits();
  const uploads = useUploads({
    isPanorama,
    refusalOf: (file) => refusalOf(file, acceptedKinds),
    tooLarge: (file) => tooLarge(file, acceptedKinds),
    onDone,
  });
  const { isOver, zone } = useFileDrop(uploads.add);
  const [typed] = useState(() => new Map<number, MediaFormValues>());
  const preparePickRef = useRef<(() => Promise<Picked | null>) | null>(null);
  return {
    acceptOf,
    uploads,
    /** Unsaved values of items. */
    typed,
    preparePickRef,
    /** Props of the drop zone. */
    zone: { ...zone, 'data-over': isOver || undefined, 'data-drop': t(MEDIA_TEXTS.drop) },
    zoneStyle: styles.zone,
  };
}
