import type { Media } from '@admissions/protocol/staff';
import { FileButton } from '../base/file-button.tsx';
import styles from './library.module.css';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const PICTURES = ['image'] as const;

interface PhotoDropProps {
  label: string;
  /** Says that pictures can be dropped here. */
  hint: string;
  onUploaded: (media: Media) => void;
}
/** Takes any number of pictures into the library. */
export function PhotoDrop({ label, hint, onUploaded }: PhotoDropProps) {
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
      <p className="below-s">{hint}</p>
      <FileButton type="primary" label={label} accept={accept} isMultiple onFiles={add} />
      <UploadList uploads={uploads} />
    </div>
  );
}
