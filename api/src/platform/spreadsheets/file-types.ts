import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { type Cell, looksLikeFormula } from './cell.ts';
import { type SheetSource, writeXlsx } from './xlsx.ts';

export const SPREADSHEETS = ['xlsx', 'csv'] as const;
type Spreadsheet = (typeof SPREADSHEETS)[number];
const TYPES: Readonly<Record<Spreadsheet, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The first row holds headings. */
export const sendRows = (
  reply: FastifyReply,
  { sheet, ...file }: { name: string; sheet: string; format: Spreadsheet },
  rows: AsyncIterable<Cell[]>,
) => sendSheets(reply, file, [{ name: sheet, rows }]);

/** CSV has the first sheet only. */
export function sendSheets(
  reply: FastifyReply,
  { name, format }: { name: string; format: Spreadsheet },
  sheets: readonly SheetSource[],
) {
  const written = format === 'csv' ? writeCsv(sheets[0]?.rows ?? []) : writeXlsx(sheets);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(TYPES[format])
    .send(Readable.from(written, { objectMode: false }));
}

/** Without a BOM, Excel misreads UTF-8. */
const BOM = '\uFEFF';

/** RFC 4180, every text quoted; an apostrophe defuses formulas. */
async function* writeCsv(rows: AsyncIterable<Cell[]> | Iterable<Cell[]>): AsyncGenerator<string> {
  yield BOM;
  for await (const row of rows) yield `${row.map(quoteCell).join(',')}\r\n`;
}

function quoteCell(cell: Cell) {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  return `"${looksLikeFormula(cell) ? "'" : ''}${cell.replaceAll('"', '""')}"`;
}
