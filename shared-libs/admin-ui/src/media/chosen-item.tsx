import type { Media } from '@admissions/protocol/staff';
import { useAppStoreApi, useMessage } from '@admissions/store';
import type { RefObject } from 'react';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { isPicture } from './file-info.ts';
import { MediaDetails } from './media-details.tsx';
import type { MediaFormValues } from './media-form-values.ts';
import type { Picked } from './picked.ts';
import { MEDIA_TEXTS } from './texts.ts';
import { useMediaEdit } from './use-media-edit.ts';

interface ChosenItemProps {
  media: Media;
  usualAlt: string;
  isMany: boolean;
  typed: Map<number, MediaFormValues>;
  accept: string;
  /** Existing tags, as suggestions. */
  tags: readonly string[];
  /** Saves changes and returns the choice; null when something is missing. */
  preparePickRef: RefObject<(() => Promise<Picked | null>) | null>;
  onChanged: (media: Media) => void;
  onRemoved: (media: Media) => void;
}
/** Details of the chosen item, with validation before it is used. */
export function ChosenItem({
  media,
  usualAlt,
  isMany,
  typed,
  accept,
  tags,
  preparePickRef,
  onChanged,
  onRemoved,
}: ChosenItemProps) {
  const t = useMessage();
  const store = useAppStoreApi();
  const root = useRef<HTMLDivElement>(null);
  const [isAltMissing, setAltMissing] = useState(false);
  const editing = useMediaEdit({
    media,
    usualAlt: isMany ? '' : usualAlt,
    typed,
    onChanged,
    onRemoved: (removed) => {
      store.getState().toast(t(MEDIA_TEXTS.removed, { name: removed.name }), 'success');
      onRemoved(removed);
    },
  });
  const { values, isDirty, save } = editing;
  const hasAlt = !isPicture(media) || values.isDecorative || values.alt.trim() !== '';

  useEffect(() => {
    if (isAltMissing) root.current?.querySelector<HTMLElement>('[data-alt]')?.focus();
  }, [isAltMissing]);
  useImperativeHandle(preparePickRef, () => async () => {
    // With several, the form asks for the text of each afterwards.
    if (!hasAlt && !isMany) {
      setAltMissing(true);
      return null;
    }
    // Read-only files: the text applies only where the file is used.
    const stored = isDirty && media.mayChange ? await save() : media;
    if (!stored) return null;
    return {
      media: stored,
      alt: !isPicture(media) || values.isDecorative ? '' : values.alt.trim() || undefined,
    };
  });
  return (
    <div ref={root}>
      <MediaDetails
        media={media}
        editing={editing}
        hasDecorative={!isMany}
        accept={accept}
        tags={tags}
        altError={isAltMissing && !hasAlt ? t('validation.imageAlt') : undefined}
      />
    </div>
  );
}
