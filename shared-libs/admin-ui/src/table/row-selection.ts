export interface RowSelection<Row> {
  selectedRowKeys: readonly (string | number)[];
  onChange: (keys: (string | number)[]) => void;
  /** Accessible name of a row's checkbox. */
  getLabel: (row: Row) => string;
  /** Rows that cannot be selected; absent: all can. */
  isFixed?: (row: Row) => boolean;
  hideSelectAll?: boolean;
}
