import type { Media } from '@admissions/protocol/staff';
import { useConfirm, useMessage, useToast } from '@admissions/store';
import { downloadUrl } from '@admissions/ui';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { FileButton } from '../base/file-button.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { isPicture } from './file-info.ts';
import styles from './media-details.module.css';
import { MEDIA_TEXTS } from './texts.ts';
import type { MediaEditing } from './use-media-edit.ts';

interface FileActionsProps {
  media: Media;
  editing: MediaEditing;
  /** Accepted media types of a new file. */
  accept: string;
}
/** Actions on an item's file: crop, replace, delete, open. */
export function FileActions({ media, editing, accept }: FileActionsProps) {
  const t = useMessage();
  const openConfirm = useConfirm();
  const [isCropping, setCropping] = useState(false);
  const [isBlocked, setBlocked] = useState(false);
  const { isBusy, failure, blockedBy } = editing;
  const inUse = (isBlocked && media.uses > 0) || blockedBy !== null;

  const confirmRemove = () => {
    if (media.uses > 0) return setBlocked(true);
    openConfirm({
      title: t(MEDIA_TEXTS.removeFile),
      message: t(MEDIA_TEXTS.removeText, { name: media.name }),
      confirmLabel: t('common.delete'),
      isDangerous: true,
      onConfirm: () => void editing.remove(),
    });
  };
  return (
    <div>
      <div className={styles.actions}>
        {media.mayChange && media.kind === 'image' && (
          <Button size="small" disabled={isBusy} onClick={() => setCropping(true)}>
            {t(MEDIA_TEXTS.crop)}
          </Button>
        )}
        {media.mayChange && (
          <>
            <ReplaceButton {...{ media, editing, accept }} />
            <Button size="small" danger disabled={isBusy} onClick={confirmRemove}>
              {t(MEDIA_TEXTS.removeFile)}
            </Button>
          </>
        )}
        <a
          href={isPicture(media) ? media.url : downloadUrl({ url: media.url, label: media.name })}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t(MEDIA_TEXTS.open)}
        </a>
      </div>
      {!media.mayChange && !failure && (
        <p className={styles.hint}>
          {t(media.uses > 0 ? MEDIA_TEXTS.ofOtherAreas : MEDIA_TEXTS.ofOthers)}
        </p>
      )}
      {inUse && (
        <Alert
          type="warning"
          showIcon
          title={t(MEDIA_TEXTS.inUse, { count: Math.max(media.uses, blockedBy?.length ?? 0) })}
        />
      )}
      {failure && !inUse && !isCropping && <Alert type="error" showIcon title={failure} />}
      {isCropping && (
        <CropDialog
          media={media}
          isBusy={isBusy}
          failure={failure}
          onClose={() => setCropping(false)}
          onApply={async (crop) => {
            if (await editing.crop(crop)) setCropping(false);
          }}
        />
      )}
    </div>
  );
}

function ReplaceButton({ media, editing, accept }: FileActionsProps) {
  const t = useMessage();
  const toast = useToast();
  const openConfirm = useConfirm();
  const { isBusy, share } = editing;
  async function replace(file: File): Promise<void> {
    if (await editing.replace(file)) toast(MEDIA_TEXTS.replaced, 'success');
  }
  const confirmReplace = (file: File) => {
    if (media.uses === 0) return void replace(file);
    openConfirm({
      title: t(MEDIA_TEXTS.replace),
      message: t(MEDIA_TEXTS.replaceText, { name: media.name, count: media.uses }),
      confirmLabel: t(MEDIA_TEXTS.replace),
      onConfirm: () => void replace(file),
    });
  };
  return (
    <FileButton
      size="small"
      loading={share !== null}
      disabled={isBusy}
      label={t(MEDIA_TEXTS.replace)}
      accept={accept}
      onFiles={([file]) => file && confirmReplace(file)}
    >
      {share === null ? undefined : t('loading.uploading', { percent: Math.round(share * 100) })}
    </FileButton>
  );
}
