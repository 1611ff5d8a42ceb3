import type { Media } from '@admissions/protocol/staff';
import { FileButton } from '../base/file-button.tsx';
import { UploadList } from './upload-list.tsx';
import { useUploads } from './use-uploads.ts';

const PICTURES = ['image'] as const;

interface PhotoDropProps {
  label: string;
  onUploaded: (media: Media) => void;
}
/** Takes any number of pictures into the library. */
export function PhotoDrop({ label, onUploaded }: PhotoDropProps) {
  const uploads = useUploads({
    kinds: PICTURES,
    onDone: (media) => {
      onUploaded(media);
      return '';
    },
  });
  const { accept, add, zone } = uploads;
  return (
    <div {...zone} className={`${zone.className} box grid gap-s`}>
      <FileButton type="primary" label={label} accept={accept} isMultiple onFiles={add} />
      <UploadList uploads={uploads} />
    </div>
  );
}
