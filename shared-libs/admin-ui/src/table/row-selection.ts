export interface RowSelection<Row> {
  selectedRowKeys: readonly (string | number)[];
  onChange: (keys: (string | number)[]) => void;
  /** What a row is called at its box. */
  getLabel: (row: Row) => string;
  hideSelectAll?: boolean;
}
