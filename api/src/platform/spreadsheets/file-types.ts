import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { Cell } from './cell.ts';
import { writeCsv } from './csv.ts';
import { writeXlsx } from './xlsx.ts';

export const SPREADSHEETS = ['xlsx', 'csv'] as const;
type Spreadsheet = (typeof SPREADSHEETS)[number];
const TYPES: Readonly<Record<Spreadsheet, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** The first row holds headings. */
export function sendRows(
  reply: FastifyReply,
  { name, sheet, format }: { name: string; sheet: string; format: Spreadsheet },
  rows: AsyncIterable<Cell[]>,
): FastifyReply {
  const written = format === 'csv' ? writeCsv(rows) : writeXlsx(rows, sheet);
  return reply
    .header('cache-control', 'no-store')
    .header('content-disposition', `attachment; filename="${name}.${format}"`)
    .type(TYPES[format])
    .send(Readable.from(written, { objectMode: false }));
}
