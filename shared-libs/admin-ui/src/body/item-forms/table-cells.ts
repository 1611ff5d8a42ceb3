import type { BodyItem } from '@admissions/model';

/** The header of a table, then its rows. */
type TableLines = readonly (readonly string[])[];
export const MAX_COLUMNS = 12;
export const MAX_ROWS = 200;

/** Pads all lines to the longest, so that every cell has an input. */
export function padLines(lines: TableLines): string[][] {
  const columns = Math.max(1, ...lines.map(({ length }) => length));
  return lines.map((line) => Array.from({ length: columns }, (_, index) => line[index] ?? ''));
}

/** Pastes cells from a position on; the table grows up to its limit. */
export function pasteCells(
  table: TableLines,
  start: { row: number; column: number },
  pasted: TableLines,
): string[][] {
  const lines = table.map((line) => [...line]);
  for (const [down, cells] of pasted.slice(0, MAX_ROWS + 1 - start.row).entries()) {
    const line = lines[start.row + down] ?? [];
    lines[start.row + down] = line;
    for (const [right, cell] of cells.slice(0, MAX_COLUMNS - start.column).entries())
      line[start.column + right] = cell;
  }
  return padLines(lines);
}

/** A table item of pasted rows, the first one the header; cells beyond the limit are dropped. */
export function createTableItem(cells: TableLines): BodyItem {
  const [head = [], ...rows] = pasteCells([['']], { row: 0, column: 0 }, cells);
  return { type: 'table', head, rows };
}
