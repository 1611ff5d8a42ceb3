import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import { formatBytes } from './file-info.ts';
import { MEDIA_TEXTS } from './texts.ts';
import styles from './upload-list.module.css';
import type { Upload, Uploads } from './use-uploads.ts';

/** Uploads with progress and errors. */
export function UploadList({ uploads: { uploads, drop, repeat } }: { uploads: Uploads }) {
  const t = useMessage();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <section aria-label={t(MEDIA_TEXTS.uploads)} className={styles.uploads}>
      <ul>
        {uploads.map((upload) => (
          <UploadRow
            key={upload.key}
            upload={upload}
            onDrop={() => drop(upload.key)}
            onRepeat={() => repeat(upload.key)}
          />
        ))}
      </ul>
      <p role="status" className={styles.sum}>
        {done + failed === uploads.length && t(MEDIA_TEXTS.uploadsDone, { done, failed })}
      </p>
    </section>
  );
}

function UploadRow({
  upload,
  onDrop,
  onRepeat,
}: {
  upload: Upload;
  onDrop: () => void;
  onRepeat: () => void;
}) {
  const t = useMessage();
  const { file, prepared, state, share, message, isRefused } = upload;
  const { name } = file;
  const percent = Math.round(share * 100);
  const progress = percent === 100 ? t(MEDIA_TEXTS.processing) : `${percent}%`;
  const isUnderWay = state === 'waiting' || state === 'shrinking' || state === 'sending';
  const isShrunk = prepared !== null && prepared !== file;
  return (
    <li className={styles.upload} data-state={state}>
      <span className={styles.name}>
        {name}
        <small>
          {isShrunk
            ? t(MEDIA_TEXTS.shrunk, {
                from: formatBytes(file.size),
                to: formatBytes(prepared.size),
              })
            : formatBytes(file.size)}
        </small>
      </span>
      {isUnderWay ? (
        <progress
          max={100}
          value={state === 'sending' && percent === 100 ? undefined : percent}
          aria-label={t(MEDIA_TEXTS.uploading, { name })}
        />
      ) : (
        <span className={styles.end} role={state === 'failed' ? 'alert' : undefined}>
          {state === 'done' ? t(MEDIA_TEXTS.uploaded) : message}
        </span>
      )}
      {isUnderWay && (
        <span className={styles.state}>
          {state === 'sending'
            ? progress
            : t(state === 'waiting' ? MEDIA_TEXTS.waiting : MEDIA_TEXTS.shrinking)}
        </span>
      )}
      {state === 'failed' && !isRefused && (
        <Button size="small" aria-label={t(MEDIA_TEXTS.repeatUpload, { name })} onClick={onRepeat}>
          {t('network.retry')}
        </Button>
      )}
      <Button
        size="small"
        type="text"
        aria-label={t(isUnderWay ? MEDIA_TEXTS.stopUpload : MEDIA_TEXTS.hideUpload, { name })}
        onClick={onDrop}
      >
        {isUnderWay ? t('common.cancel') : <Icon name="close" />}
      </Button>
    </li>
  );
}
