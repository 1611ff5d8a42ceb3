import type { Localised } from '@admissions/model';
import { useMessage } from '@admissions/store';
import {
  type FocusEvent,
  Fragment,
  type HTMLAttributes,
  type MouseEvent,
  type ReactNode,
  useRef,
} from 'react';
import { TEXTS } from '../base/texts.ts';
import { useLostFocus } from '../base/use-lost-focus.ts';
import styles from './table.module.css';
import { TablePages, type TablePagesProps } from './table-pages.tsx';

export interface TableColumn<Row> {
  key: string;
  title: string | Localised;
  /** Fallback without `render`. */
  dataIndex?: keyof Row;
  render?: (value: unknown, row: Row) => ReactNode;
  width?: string;
  align?: 'start' | 'center' | 'end';
  /** Sticky while the others scroll. */
  fixed?: 'end';
  /** Hidden on narrow screens. */
  isWideOnly?: boolean;
  /** Its header sorts the rows. */
  sorter?: boolean;
  sortOrder?: 'ascend' | 'descend' | null;
  /** The order in force without a chosen one. */
  usualOrder?: 'ascend' | 'descend' | null;
}
type RowKey = string | number;
interface RowSelection<Row> {
  selectedRowKeys: readonly RowKey[];
  onChange: (keys: RowKey[]) => void;
  /** Accessible name of a row's checkbox. */
  getLabel: (row: Row) => string;
  /** Rows that cannot be selected; absent: all can. */
  isFixed?: (row: Row) => boolean;
  /** Also shows the boxes of the rows only with the pointer or the focus. */
  hideSelectAll?: boolean;
}
interface TableChange {
  /** The sorted column; null for none. */
  columnKey: string | null;
  order: 'ascend' | 'descend' | null;
}
interface TableProps<Row> {
  rowKey: keyof Row | ((row: Row) => RowKey);
  columns: readonly TableColumn<Row>[];
  dataSource: readonly Row[];
  /** Rows are pale while saving or loading. */
  isBusy?: boolean;
  rowSelection?: RowSelection<Row>;
  /** Rows of a group are together, below its name. */
  groupOf?(row: Row): string;
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
  groupOf = () => '',
  rowClassName,
  onRow,
  empty,
  pagination,
  onSort,
  isDense = false,
  isFitted = false,
}: TableProps<Row>) {
  const rowFocus = useRowFocus();
  const keyOf = (row: Row) => (typeof rowKey === 'function' ? rowKey(row) : row[rowKey]) as RowKey;
  const groups = dataSource.map(groupOf);
  const width = columns.length + (rowSelection ? 1 : 0);
  return (
    <>
      <div className={styles.scroll}>
        <table
          {...rowFocus}
          className={styles.table}
          data-dense={isDense || undefined}
          data-fitted={isFitted || undefined}
          aria-busy={isBusy}
        >
          <thead>
            <tr>
              {rowSelection && (
                <ChooseAll rows={dataSource} keyOf={keyOf} selection={rowSelection} />
              )}
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} onSort={onSort} />
              ))}
            </tr>
          </thead>
          {/* biome-ignore lint/a11y/useKeyWithClickEvents: the link is in the row */}
          <tbody onClick={openRow}>
            {dataSource.map((row, at) => (
              <Fragment key={keyOf(row)}>
                {groups[at] && groups[at] !== groups[at - 1] && (
                  <tr>
                    <th colSpan={width}>{groups[at]}</th>
                  </tr>
                )}
                <tr data-row-key={keyOf(row)} className={rowClassName?.(row)} {...onRow?.(row)}>
                  {rowSelection && <ChooseRow row={row} rowKey={keyOf(row)} {...rowSelection} />}
                  {columns.map((column) => (
                    <td key={column.key} {...readCellProps(column)}>
                      {renderCell(row, column)}
                    </td>
                  ))}
                </tr>
              </Fragment>
            ))}
            {dataSource.length === 0 && (
              <tr className={styles.none}>
                <td colSpan={width}>{empty}</td>
              </tr>
            )}
          </tbody>
        </table>
      </div>
      {pagination && <TablePages {...pagination} />}
    </>
  );
}

/** A click between the controls of a row follows its `data-opens` link, unless it ends a selection. */
function openRow({ target, currentTarget, nativeEvent: event }: MouseEvent) {
  if (!(target instanceof Element) || !currentTarget.contains(target)) return;
  const link = target.closest('tr')?.querySelector('[data-opens]');
  const isOther = target.closest('a, button, input, select, summary, label');
  if (!link || isOther || getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey } = event;
  link.dispatchEvent(
    new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  );
}

const readCellProps = <Row,>({ fixed, isWideOnly, width, align }: TableColumn<Row>) => ({
  'data-fixed': fixed,
  'data-wide': isWideOnly || undefined,
  style: { width, textAlign: align },
});
function renderCell<Row>(row: Row, { dataIndex, render }: TableColumn<Row>): ReactNode {
  const value = dataIndex && row[dataIndex];
  return render ? render(value, row) : (value as ReactNode);
}

const SORT_AFTER = { none: 'ascend', ascend: 'descend', descend: null } as const;
const SORT_ARIA = { none: undefined, ascend: 'ascending', descend: 'descending' } as const;

/** Column header; if sortable, a button: ascending, descending, default. */
function HeadCell<Row>({
  column,
  onSort,
}: {
  column: TableColumn<Row>;
  onSort: TableProps<Row>['onSort'];
}) {
  const t = useMessage();
  const { key, title, sorter, sortOrder, usualOrder } = column;
  const shown = usualOrder ?? sortOrder ?? 'none';
  const order = SORT_AFTER[sortOrder ?? 'none'];
  return (
    <th scope="col" {...readCellProps(column)} aria-sort={SORT_ARIA[shown]}>
      {sorter && onSort ? (
        <button
          type="button"
          className={styles.sort}
          data-order={shown}
          onClick={() => onSort({ columnKey: order && key, order })}
        >
          {t.text(title)}
          <svg viewBox="0 0 10 16" width="10" height="16" aria-hidden="true">
            <path data-way="ascend" d="M1 6.5 5 2l4 4.5z" />
            <path data-way="descend" d="M1 9.5 5 14l4-4.5z" />
          </svg>
        </button>
      ) : (
        t.text(title)
      )}
    </th>
  );
}

function ChooseRow<Row>({
  row,
  rowKey,
  selectedRowKeys,
  onChange,
  getLabel,
  isFixed,
  hideSelectAll,
}: RowSelection<Row> & { row: Row; rowKey: RowKey }) {
  const others = selectedRowKeys.filter((key) => key !== rowKey);
  const isChosen = selectedRowKeys.includes(rowKey);
  return (
    <td className={styles.choice}>
      <input
        type="checkbox"
        data-row-tool={hideSelectAll || undefined}
        className={styles.box}
        aria-label={getLabel(row)}
        checked={isChosen}
        disabled={isFixed?.(row) ?? false}
        onChange={() => onChange(isChosen ? others : [...others, rowKey])}
      />
    </td>
  );
}

interface ChooseAllProps<Row> {
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
  selection: RowSelection<Row>;
}
function ChooseAll<Row>({ rows, keyOf, selection }: ChooseAllProps<Row>) {
  const t = useMessage();
  const { selectedRowKeys, onChange, isFixed, hideSelectAll } = selection;
  const keys = rows.filter((row) => !isFixed?.(row)).map(keyOf);
  const chosen = keys.filter((key) => selectedRowKeys.includes(key)).length;
  const isAll = keys.length > 0 && chosen === keys.length;
  const others = selectedRowKeys.filter((key) => !keys.includes(key));
  return (
    <th className={styles.choice} scope="col">
      <span className="vh">{t(TEXTS.chosenColumn)}</span>
      {!hideSelectAll && (
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
      )}
    </th>
  );
}

const CONTROLS = 'a[href], button:not(:disabled), input:not(:disabled)';

/** Moves the focus of a removed row to its successor, or to the table. */
function useRowFocus() {
  const table = useRef<HTMLTableElement>(null);
  const at = useRef(0);
  const { onFocus, onBlur } = useLostFocus(() => {
    const rows = table.current?.querySelectorAll('tbody tr') ?? [];
    const row = rows[Math.min(at.current, rows.length - 1)];
    return row?.querySelector<HTMLElement>(CONTROLS) ?? table.current;
  });
  return {
    ref: table,
    tabIndex: -1,
    onBlur,
    onFocus: (event: FocusEvent) => {
      at.current = event.target.closest('tr')?.sectionRowIndex ?? 0;
      onFocus(event);
    },
  };
}
