import { useMessage } from '@admissions/store';
import { Icon } from '@admissions/ui';
import { Button } from 'antd';
import { bytesText } from './file-facts.ts';
import styles from './upload-list.module.css';
import { useMediaTexts } from './use-media-texts.ts';
import type { Upload, Uploads } from './use-uploads.ts';

/** What is being uploaded, file by file, with what went wrong at its file. */
export function UploadList({ uploads, drop, repeat }: Omit<Uploads, 'add'>) {
  const text = useMediaTexts();
  if (uploads.length === 0) return null;
  const done = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  return (
    <section aria-label={text('uploads')} className={styles.uploads}>
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
        {done + failed === uploads.length && text('uploadsDone', { done, failed })}
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
  const text = useMediaTexts();
  const { file, state, share, message } = upload;
  const { name } = file;
  const percent = Math.round(share * 100);
  const isUnderWay = state === 'waiting' || state === 'sending';
  return (
    <li className={styles.upload} data-state={state}>
      <span className={styles.name}>
        {name}
        <small>{bytesText(file.size)}</small>
      </span>
      {isUnderWay ? (
        <progress
          max={100}
          value={state === 'sending' && percent === 100 ? undefined : percent}
          aria-label={text('uploading', { name })}
        />
      ) : (
        <span className={styles.end} role={state === 'failed' ? 'alert' : undefined}>
          {state === 'done' ? text('uploaded') : message}
        </span>
      )}
      {isUnderWay && (
        <span className={styles.state}>
          {state === 'waiting'
            ? text('waiting')
            : percent === 100
              ? text('processing')
              : `${percent}%`}
        </span>
      )}
      {state === 'failed' && (
        <Button size="small" aria-label={text('repeatUpload', { name })} onClick={onRepeat}>
          {t('network.retry')}
        </Button>
      )}
      <Button
        size="small"
        type="text"
        aria-label={text(isUnderWay ? 'stopUpload' : 'hideUpload', { name })}
        onClick={onDrop}
      >
        {isUnderWay ? t('common.cancel') : <Icon name="close" />}
      </Button>
    </li>
  );
}
