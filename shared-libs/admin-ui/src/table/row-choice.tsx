import { useMessage } from '@admissions/store';
import { TEXTS } from '../base/texts.ts';
import type { RowSelection } from './row-selection.ts';
import styles from './table.module.css';

interface ChooseRowProps<Row> {
  row: Row;
  rowKey: string | number;
  selection: RowSelection<Row>;
}
export function ChooseRow<Row>({
  row,
  rowKey,
  selection: { selectedRowKeys, onChange, getLabel, isFixed },
}: ChooseRowProps<Row>) {
  const isChosen = selectedRowKeys.includes(rowKey);
  return (
    <input
      type="checkbox"
      data-row-tool
      className={styles.box}
      aria-label={getLabel(row)}
      checked={isChosen}
      disabled={isFixed?.(row) ?? false}
      onChange={() =>
        onChange(
          isChosen ? selectedRowKeys.filter((key) => key !== rowKey) : [...selectedRowKeys, rowKey],
        )
      }
    />
  );
}

interface ChooseAllProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => string | number;
  selection: RowSelection<Row>;
}
export function ChooseAll<Row>({
  rows,
  keyOf,
  selection: { selectedRowKeys, onChange, isFixed },
}: ChooseAllProps<Row>) {
  const t = useMessage();
  const keys = rows.filter((row) => !isFixed?.(row)).map(keyOf);
  const chosen = keys.filter((key) => selectedRowKeys.includes(key)).length;
  const isAll = keys.length > 0 && chosen === keys.length;
  const others = selectedRowKeys.filter((key) => !keys.includes(key));
  return (
    <input
      type="checkbox"
      className={styles.box}
      aria-label={t(TEXTS.choosePage)}
      checked={isAll}
      disabled={keys.length === 0}
      ref={(box) => {
        if (box) box.indeterminate = chosen > 0 && !isAll;
      }}
      onChange={() => onChange(isAll ? others : [...others, ...keys])}
    />
  );
}
