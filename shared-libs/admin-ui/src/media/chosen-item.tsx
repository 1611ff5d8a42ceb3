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
  /** The tags that files have. */
  tags: readonly string[];
  /** Takes the item: stores what was typed first; null when something is missing. */
  preparePickRef: RefObject<(() => Promise<Picked | null>) | null>;
  onChanged: (media: Media) => void;
  onRemoved: (media: Media) => void;
}
/** The details of the item that is chosen, and what has to be said before it is taken. */
export function ChosenItem({
  media,
  usualAlt,
  isMany,
  typed,
  accept,
  tags,
  preparePickRef: taker,
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
  const { values: facts, isDirty, save } = editing;
  const hasAlt = !isPicture(media) || facts.isDecorative || facts.alt.trim() !== '';

  useEffect(() => {
    if (isAltMissing) root.current?.querySelector<HTMLElement>('[data-alt]')?.focus();
  }, [isAltMissing]);
  useImperativeHandle(taker, () => async () => {
    // Of several, each is described in the form afterwards, which asks for it.
    if (!hasAlt && !isMany) {
      setAltMissing(true);
      return null;
    }
    // Of a file that may not be changed the text goes with the place alone.
    const stored = isDirty && media.mayChange ? await save() : media;
    if (!stored) return null;
    return {
      media: stored,
      alt: !isPicture(media) || facts.isDecorative ? '' : facts.alt.trim() || undefined,
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
