import type { BodyItemOf } from '@admissions/model';
import { useMessage } from '@admissions/store';
import styles from './file-item.module.css';

export function FileItem({ item: { file, label } }: { item: BodyItemOf<'file'> }) {
  const t = useMessage();
  const details = [formatType(file.type), formatSize(file.size)];
  return (
    <a className={styles.file} href={file.url} download>
      <span>{label}</span>
      <small>
        {t('common.download')}
        {t.locale === 'en' ? ` (${details.join(', ')})` : `（${details.join('，')}）`}
      </small>
    </a>
  );
}
const formatType = (type: string) =>
  (type.split('/').at(-1) ?? '').split('.').at(-1)?.toUpperCase();
const formatSize = (bytes: number) =>
  bytes < 1_000_000
    ? `${Math.max(1, Math.round(bytes / 1000))} kB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
