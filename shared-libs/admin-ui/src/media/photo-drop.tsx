import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { FileButton } from '../base/file-button.tsx';
import styles from './library.module.css';
import { MEDIA_TEXTS } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { useMediaLimits } from './use-media-limits.ts';
import { useUploads } from './use-uploads.ts';

const PICTURES = ['image'] as const;

/** Takes any number of pictures into the library. */
export function PhotoDrop({ label, onUploaded }: PhotoDropProps) {
  const t = useMessage();
  const { accept, refusalOf, tooLarge } = useMediaLimits(PICTURES);
  const uploads = useUploads({
    isPanorama: false,
    refusalOf,
    tooLarge,
    onDone: (media) => {
      onUploaded(media);
      return '';
    },
  });
  const { isOver, zone } = useFileDrop(uploads.add);
  return (
    <div
      className={`${styles.zone} box grid gap-s`}
      {...zone}
      data-over={isOver || undefined}
      data-drop={t(MEDIA_TEXTS.drop)}
    >
      <FileButton
        type="primary"
        label={label}
        accept={accept}
        isMultiple
        onFiles={uploads.add}
      />
      <UploadList {...uploads} />
    </div>
  );
}

interface PhotoDropProps {
  label: string;
  onUploaded: (media: Media) => void;
}
