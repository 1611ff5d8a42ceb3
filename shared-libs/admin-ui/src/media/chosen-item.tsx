import type { Media } from '@admissions/protocol/staff';
import { useMessage, useToast } from '@admissions/store';
import { useEffect, useImperativeHandle, useRef, useState } from 'react';
import { isPicture } from './file-info.ts';
import styles from './library.module.css';
import { MediaDetails } from './media-details.tsx';
import { MEDIA_TEXTS } from './texts.ts';
import type { Library } from './use-library.ts';
import { useMediaEdit } from './use-media-edit.ts';

interface DetailsProps {
  media: Media;
  library: Library;
  usualAlt: string;
  isMany: boolean;
  onChanged: (media: Media) => void;
  onRemoved: (media: Media) => void;
}
type ChosenItemProps = Omit<DetailsProps, 'media'> & { media: Media | null | undefined };

/** Details of the chosen item, if any. */
export function ChosenItem({ media, ...props }: ChosenItemProps) {
  const t = useMessage();
  if (!media) return <p className={styles.nothing}>{t(MEDIA_TEXTS.noneChosen)}</p>;
  return <Details key={media.id} media={media} {...props} />;
}

/** Validates the item before it is used. */
function Details({ media, library, usualAlt, isMany, onChanged, onRemoved }: DetailsProps) {
  const t = useMessage();
  const toast = useToast();
  const root = useRef<HTMLDivElement>(null);
  const [isAltMissing, setAltMissing] = useState(false);
  const editing = useMediaEdit({
    media,
    usualAlt: isMany ? '' : usualAlt,
    typed: library.typed,
    onChanged: (changed) => {
      library.put(changed);
      onChanged(changed);
    },
    onRemoved: (removed) => {
      toast(t(MEDIA_TEXTS.removed, { name: removed.name }), 'success');
      onRemoved(removed);
      library.reload();
    },
  });
  const { values, isDirty, save } = editing;
  const hasAlt = !isPicture(media) || values.isDecorative || values.alt.trim() !== '';

  useEffect(() => {
    if (isAltMissing) root.current?.querySelector<HTMLElement>('[data-alt]')?.focus();
  }, [isAltMissing]);
  useImperativeHandle(library.preparePickRef, () => async () => {
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
        accept={library.uploads.acceptOf([media.kind])}
        tags={library.tags}
        altError={isAltMissing && !hasAlt ? t('validation.imageAlt') : undefined}
      />
    </div>
  );
}
