import type { BodyItem } from '@admissions/model';

export interface Cells {
  head: string[];
  rows: string[][];
}
export const MAX_COLUMNS = 12;
export const MAX_ROWS = 200;
/** Index of the header row. */
export const HEAD_ROW = -1;

/** Pads rows to the length of the header, so that every cell has an input. */
export function padRows({ head, rows }: Cells): Cells {
  const columns = Math.max(1, head.length, ...rows.map((row) => row.length));
  const padRow = (row: string[]) =>
    row.length === columns ? row : Array.from({ length: columns }, (_, index) => row[index] ?? '');
  return { head: padRow(head), rows: rows.map(padRow) };
}

export const withCell = (
  { head, rows }: Cells,
  row: number,
  column: number,
  value: string,
): Cells =>
  row === HEAD_ROW
    ? { head: head.with(column, value), rows }
    : { head, rows: rows.with(row, (rows[row] as string[]).with(column, value)) };

export const withRow = ({ head, rows }: Cells): Cells => ({
  head,
  rows: [...rows, head.map(() => '')],
});
export const withoutRow = ({ head, rows }: Cells, row: number): Cells => ({
  head,
  rows: rows.toSpliced(row, 1),
});
export const withColumn = ({ head, rows }: Cells): Cells => ({
  head: [...head, ''],
  rows: rows.map((row) => [...row, '']),
});
export const withoutColumn = ({ head, rows }: Cells, column: number): Cells => ({
  head: head.toSpliced(column, 1),
  rows: rows.map((row) => row.toSpliced(column, 1)),
});

/** Pastes cells from a position on; the table grows up to its limit. */
export function pasteCells(
  table: Cells,
  start: { row: number; column: number },
  pasted: readonly (readonly string[])[],
): Cells {
  const lines = [table.head, ...table.rows].map((line) => [...line]);
  const columns = Math.min(
    MAX_COLUMNS,
    Math.max(table.head.length, ...pasted.map((line) => start.column + line.length)),
  );
  const first = start.row + 1;
  for (const [down, cells] of pasted.slice(0, MAX_ROWS + 1 - first).entries()) {
    lines[first + down] ??= [];
    const line = lines[first + down] as string[];
    for (const [right, cell] of cells.slice(0, columns - start.column).entries())
      line[start.column + right] = cell;
  }
  const [head = [], ...rows] = lines.map((line) =>
    Array.from({ length: columns }, (_, index) => line[index] ?? ''),
  );
  return { head, rows };
}

/** A table item of pasted rows, the first one the header; cells beyond the limit are dropped. */
export function createTableItem(cells: readonly (readonly string[])[]): BodyItem {
  const { head, rows } = pasteCells({ head: [''], rows: [] }, { row: HEAD_ROW, column: 0 }, cells);
  return { type: 'table', head, rows };
}
