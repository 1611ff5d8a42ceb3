import type {
  AnyKind,
  DateRange,
  ImageValue,
  LinkValue,
  RelationValue,
} from '@admissions/contracts';
import { formatMoment } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { optionLabelOf } from '../labels/field-labels.ts';
import styles from './cell.module.css';

/** One value of an entry in a list. */
export function Cell({ kind, field, value }: { kind: AnyKind; field: string; value: unknown }) {
  const t = useMessage();
  if (value === null || value === undefined || value === '')
    return <span className={styles.none}>—</span>;
  switch (kind.fields[field]?.type) {
    case 'image': {
      const { url, alt } = value as ImageValue;
      return <img className={styles.thumbnail} src={url} alt={alt} loading="lazy" />;
    }
    case 'relation':
      return <>{(value as RelationValue).title}</>;
    case 'link':
      return <span className={styles.address}>{(value as LinkValue).href}</span>;
    case 'select':
      return <>{t(optionLabelOf(kind, field, String(value)))}</>;
    case 'boolean':
      return value ? (
        <Tag color="gold">{t('common.yes')}</Tag>
      ) : (
        <span className={styles.none}>—</span>
      );
    case 'date':
      return <span className={styles.number}>{String(value).replaceAll('-', '/')}</span>;
    case 'dateRange': {
      const { begin, end } = value as DateRange;
      return (
        <span className={styles.number}>
          {[begin, end].map((day) => day.replaceAll('-', '/')).join('–')}
        </span>
      );
    }
    case 'dateTime':
      return <span className={styles.number}>{formatMoment(String(value))}</span>;
    case 'longText':
      return <span className={styles.long}>{String(value)}</span>;
    case 'integer':
      return <span className={styles.number}>{Number(value).toLocaleString('en-US')}</span>;
    default:
      return <>{String(value)}</>;
  }
}
