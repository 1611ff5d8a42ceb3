import type { CSSProperties, ReactNode } from 'react';

export interface TableColumn<Row> {
  key: string;
  title: ReactNode;
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
}

export const readSide = ({
  width,
  align,
}: Pick<TableColumn<never>, 'width' | 'align'>): CSSProperties => ({ width, textAlign: align });

export function renderCell<Row extends object>(
  row: Row,
  { dataIndex, render }: TableColumn<Row>,
): ReactNode {
  const value = dataIndex === undefined ? undefined : row[dataIndex];
  return render ? render(value, row) : (value as ReactNode);
}

export const readRowKey = <Row extends object>(
  row: Row,
  rowKey: keyof Row | ((row: Row) => string | number),
) => (typeof rowKey === 'function' ? rowKey(row) : row[rowKey]) as string | number;
