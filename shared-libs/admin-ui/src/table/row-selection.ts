export interface RowSelection<Row> {
  selectedRowKeys: readonly (string | number)[];
  onChange: (keys: (string | number)[]) => void;
  /** What a row is called at its box. */
  getLabel: (row: Row) => string;
  /** Rows that cannot be chosen; absent: all can. */
  isFixed?: (row: Row) => boolean;
  hideSelectAll?: boolean;
}
