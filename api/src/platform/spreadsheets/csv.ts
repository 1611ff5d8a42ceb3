import type { Cell } from './cell.ts';
import { looksLikeFormula } from './formula.ts';

/** Without a BOM, Excel misreads UTF-8. */
const BOM = '\uFEFF';

/** RFC 4180, every text quoted; an apostrophe defuses formulas. */
export async function* writeCsv(
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>,
): AsyncGenerator<string> {
  yield BOM;
  for await (const row of rows) yield `${row.map(quoteCell).join(',')}\r\n`;
}

function quoteCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${looksLikeFormula(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`;
}
