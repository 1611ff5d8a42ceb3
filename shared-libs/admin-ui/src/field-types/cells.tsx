import {
  type AnyKind,
  type DateRange,
  formatDay,
  formatMoment,
  type ImageValue,
  type LinkValue,
  type RelationValue,
} from '@admissions/model';
import { useMessage } from '@admissions/store';
import { Tag } from 'antd';
import { Fragment } from 'react';
import { readOptionLabel } from '../labels/field-labels.ts';
import styles from './cells.module.css';

export interface CellProps {
  kind: AnyKind;
  field: string;
  value: unknown;
}
/** Longest name (characters) that stays on one line. */
const SHORT_NAME = 5;
const Name = ({ children }: { children: string }) => (
  <span className={children.length <= SHORT_NAME ? styles.short : styles.name}>{children}</span>
);
/** Shown for an empty value. */
export const Nothing = () => <span className={styles.none}>—</span>;

export const PlainCell = ({ value }: CellProps) => <>{String(value)}</>;
export const NumberCell = ({ value }: CellProps) => (
  <span className="figures nowrap">{Number(value).toLocaleString('en-US')}</span>
);
export const LongTextCell = ({ value }: CellProps) => (
  <span className={styles.long}>{String(value)}</span>
);
export const RelationCell = ({ value }: CellProps) => <Name>{(value as RelationValue).title}</Name>;
/** A URL with decoded characters; unchanged when decoding fails. */
function readable(href: string): string {
  try {
    return decodeURI(href);
  } catch {
    return href;
  }
}

/** Breaks a URL between its parts, and inside a part only when that is too long. */
export function LinkCell({ value }: CellProps) {
  const { href } = value as LinkValue;
  const parts = readable(href).match(/[?#&]?[^/?#&]*\/*/g) ?? [];
  return (
    <span className={styles.address}>
      {parts.filter(Boolean).map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
export const DayCell = ({ value }: CellProps) => (
  <span className="figures nowrap">{formatDay(String(value))}</span>
);
export const MomentCell = ({ value }: CellProps) => (
  <span className="figures nowrap">{formatMoment(String(value))}</span>
);
export function ImageCell({ value }: CellProps) {
  const { url, alt } = value as ImageValue;
  return <img className={styles.thumbnail} src={url} alt={alt} loading="lazy" />;
}
export function DateRangeCell({ value }: CellProps) {
  const { begin, end } = value as DateRange;
  const [first, last] = [begin, end].map(formatDay);
  if (first === last) return <span className="figures nowrap">{first}</span>;
  return (
    <>
      <span className="figures nowrap">{first}–</span>
      <wbr />
      <span className="figures nowrap">{last}</span>
    </>
  );
}
export function SelectCell({ kind, field, value }: CellProps) {
  const t = useMessage();
  return <Name>{t(readOptionLabel(kind, field, String(value)))}</Name>;
}
export function BooleanCell({ value }: CellProps) {
  const t = useMessage();
  return value ? <Tag color="warning">{t('common.yes')}</Tag> : <Nothing />;
}
