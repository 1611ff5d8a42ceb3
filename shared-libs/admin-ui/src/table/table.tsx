import { useMessage } from '@admissions/store';
import type { HTMLAttributes, ReactNode } from 'react';
import { TEXTS } from '../base/texts.ts';
import type { TableColumn } from './columns.ts';
import { readRowKey, readSide, renderCell } from './columns.ts';
import { HeadCell } from './head-cell.tsx';
import { ChooseAll, ChooseRow } from './row-choice.tsx';
import type { RowSelection } from './row-selection.ts';
import styles from './table.module.css';
import type { TablePagesProps } from './table-pages.tsx';
import { TablePages } from './table-pages.tsx';
import { useRowFocus } from './use-row-focus.ts';

export interface TableChange {
  /** The sorted column; null for none. */
  columnKey: string | null;
  order: 'ascend' | 'descend' | null;
}
interface TableProps<Row> {
  rowKey: keyof Row | ((row: Row) => string | number);
  columns: readonly TableColumn<Row>[];
  dataSource: readonly Row[];
  /** Rows are pale while saving or loading. */
  isBusy?: boolean;
  rowSelection?: RowSelection<Row>;
  rowClassName?: (row: Row) => string;
  onRow?: (row: Row) => HTMLAttributes<HTMLTableRowElement>;
  /** Shown instead of rows. */
  empty?: ReactNode;
  pagination?: TablePagesProps;
  onSort?: (change: TableChange) => void;
  isDense?: boolean;
  /** Fits its container: long words wrap instead of scrolling. */
  isFitted?: boolean;
}
/** Table with an optional sticky last column; scrolls sideways inside itself. */
export function Table<Row extends object>({
  rowKey,
  columns,
  dataSource,
  isBusy = false,
  rowSelection,
  rowClassName,
  onRow,
  empty,
  pagination,
  onSort,
  isDense = false,
  isFitted = false,
}: TableProps<Row>) {
  const t = useMessage();
  const readKey = (row: Row) => readRowKey(row, rowKey);
  const rowFocus = useRowFocus();
  return (
    <>
      <div className={styles.scroll}>
        <table
          {...rowFocus}
          className={styles.table}
          data-dense={isDense ? '' : undefined}
          data-fitted={isFitted ? '' : undefined}
          aria-busy={isBusy}
        >
          <thead>
            <tr>
              {rowSelection && (
                <th className={styles.choice} scope="col">
                  <span className="vh">{t(TEXTS.chosenColumn)}</span>
                  {!rowSelection.hideSelectAll && (
                    <ChooseAll rows={dataSource} keyOf={readKey} selection={rowSelection} />
                  )}
                </th>
              )}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody>
            {dataSource.map((row) => (
              <tr
                key={readKey(row)}
                data-row-key={readKey(row)}
                className={rowClassName?.(row)}
                {...onRow?.(row)}
              >
                {rowSelection && (
                  <td className={styles.choice}>
                    <ChooseRow row={row} rowKey={readKey(row)} selection={rowSelection} />
                  </td>
                )}
                {columns.map((column) => (
                  <td
                    key={column.key}
                    data-fixed={column.fixed}
                    data-wide={column.isWideOnly || undefined}
                    style={readSide(column)}
                  >
                    {renderCell(row, column)}
                  </td>
                ))}
              </tr>
            ))}
            {dataSource.length === 0 && (
              <tr className={styles.none}>
                <td colSpan={columns.length + (rowSelection ? 1 : 0)}>{empty}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {pagination && <TablePages {...pagination} />}
    </>
  );
}
