import type {
  AnyKind,
  DateRange,
  Field,
  FieldType,
  ImageValue,
  LinkValue,
  RelationValue,
} from '@admissions/contracts';
import { formatMoment } from '@admissions/contracts';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import type { ComponentType } from 'react';
import { readOptionLabel } from '../labels/field-labels.ts';
import styles from './cell.module.css';

interface CellProps {
  kind: AnyKind;
  field: string;
  value: unknown;
}
/** One value of an entry in a list. */
export function Cell({ kind, field, value }: CellProps) {
  if (value === null || value === undefined || value === '')
    return <span className={styles.none}>—</span>;
  const definition: Field | undefined = kind.fields[field];
  const TypeCell = definition ? CELLS[definition.type] : PlainCell;
  return <TypeCell kind={kind} field={field} value={value} />;
}

const PlainCell = ({ value }: CellProps) => <>{String(value)}</>;
const NumberCell = ({ value }: CellProps) => (
  <span className={styles.number}>{Number(value).toLocaleString('en-US')}</span>
);
const LongTextCell = ({ value }: CellProps) => <span className={styles.long}>{String(value)}</span>;
const RelationCell = ({ value }: CellProps) => <>{(value as RelationValue).title}</>;
const LinkCell = ({ value }: CellProps) => (
  <span className={styles.address}>{(value as LinkValue).href}</span>
);
const DayCell = ({ value }: CellProps) => (
  <span className={styles.number}>{String(value).replaceAll('-', '/')}</span>
);
const MomentCell = ({ value }: CellProps) => (
  <span className={styles.number}>{formatMoment(String(value))}</span>
);
function ImageCell({ value }: CellProps) {
  const { url, alt } = value as ImageValue;
  return <img className={styles.thumbnail} src={url} alt={alt} loading="lazy" />;
}
function DateRangeCell({ value }: CellProps) {
  const { begin, end } = value as DateRange;
  const days = [begin, end].map((day) => day.replaceAll('-', '/'));
  return <span className={styles.number}>{days.join('–')}</span>;
}
function SelectCell({ kind, field, value }: CellProps) {
  const t = useMessage();
  return <>{t(readOptionLabel(kind, field, String(value)))}</>;
}
function BooleanCell({ value }: CellProps) {
  const t = useMessage();
  return value ? <Tag color="gold">{t('common.yes')}</Tag> : <span className={styles.none}>—</span>;
}

/** How a list shows each type of field; what is no column of a list is never asked for. */
const CELLS: { readonly [T in FieldType]: ComponentType<CellProps> } = {
  text: PlainCell,
  longText: LongTextCell,
  richText: PlainCell,
  date: DayCell,
  dateRange: DateRangeCell,
  dateTime: MomentCell,
  integer: NumberCell,
  decimal: NumberCell,
  boolean: BooleanCell,
  select: SelectCell,
  link: LinkCell,
  email: PlainCell,
  phone: PlainCell,
  image: ImageCell,
  files: PlainCell,
  video: PlainCell,
  panorama: PlainCell,
  relation: RelationCell,
  items: PlainCell,
  list: PlainCell,
};
