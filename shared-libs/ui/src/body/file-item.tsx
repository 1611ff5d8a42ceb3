import type { BodyItemOf } from '@admissions/model';
import { useMessage } from '@admissions/store';
import { DownloadLink } from '@admissions/ui';
import styles from './file-item.module.css';

export function FileItem({ item: { file, label } }: { item: BodyItemOf<'file'> }) {
  const t = useMessage();
  const details = [readExtension(file.url), formatSize(file.size)];
  return (
    <DownloadLink file={{ url: file.url, label }} className={styles.file}>
      <span>{label}</span>
      <small>
        {t('common.download')}
        {t.locale === 'en' ? ` (${details.join(', ')})` : `（${details.join('，')}）`}
      </small>
    </DownloadLink>
  );
}
const readExtension = (url: string) => url.split('.').at(-1)?.toUpperCase();
const formatSize = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
