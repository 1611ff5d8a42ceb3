import type { Media } from '@admissions/protocol/staff';
import { useMessage } from '@admissions/store';
import { FileButton } from '../base/file-button.tsx';
import styles from './library.module.css';
import { MEDIA_TEXTS } from './texts.ts';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const PICTURES = ['image'] as const;

interface PhotoDropProps {
  label: string;
  onUploaded: (media: Media) => void;
}
/** Takes any number of pictures into the library. */
export function PhotoDrop({ label, onUploaded }: PhotoDropProps) {
  const t = useMessage();
  const uploads = useUploads({
    kinds: PICTURES,
    onDone: (media) => {
      onUploaded(media);
      return '';
    },
  });
  const { accept, add, zone } = uploads;
  return (
    <div {...zone} className={`${zone.className} ${styles.drop}`}>
      <p className="below-s">{t(MEDIA_TEXTS.dropHere)}</p>
      <FileButton type="primary" label={label} accept={accept} isMultiple onFiles={add} />
      <UploadList uploads={uploads} />
    </div>
  );
}
