import type { Cell } from './cell.ts';
import { looksLikeFormula } from './formula.ts';

/** Without it Excel takes UTF-8 for something else. */
const BOM = '\uFEFF';

/** Rows as CSV (RFC 4180), every text in quotes; what looks like a formula begins with an apostrophe. */
export async function* writeCsv(rows: AsyncIterable<Cell[]>): AsyncGenerator<string> {
  yield BOM;
  for await (const row of rows) yield `${row.map(quoteCell).join(',')}\r\n`;
}

function quoteCell(cell: Cell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${looksLikeFormula(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`;
}
