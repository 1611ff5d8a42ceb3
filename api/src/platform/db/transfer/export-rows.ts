import { once } from 'node:events';
import fs from 'node:fs';
import { PassThrough } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { readApplied } from '../migrate.ts';
import {
  createTableSum,
  readRows,
  readSequences,
  readTables,
  type SequenceInfo,
  type TableInfo,
  type TableSum,
  useCanonicalFormats,
} from './table-info.ts';

/** Writes one consistent snapshot to a file (JSON lines, gzip), atomically. */
export async function exportRows(db: Database, file: string, key: string): Promise<TableReport[]> {
  const part = `${file}.part`;
  const lines = new PassThrough();
  const written = pipeline(
    lines,
    createGzip(),
    fs.createWriteStream(part, { mode: 0o600, flush: true }),
  );
  written.catch(() => {});
  const write = async (line: ExportLine | string) => {
    if (!lines.write(`${typeof line === 'string' ? line : JSON.stringify(line)}\n`))
      await Promise.race([once(lines, 'drain'), written]);
  };
  const client = await db.pool.connect();
  const reports: TableReport[] = [];
  try {
    await client.query('begin isolation level repeatable read read only');
    await useCanonicalFormats(client);
    const migrations = await readApplied(client);
    await write({ format: EXPORT_FORMAT, takenAt: new Date().toISOString(), migrations, key });
    for (const table of await readTables(client)) {
      await write({ table });
      const sum = createTableSum();
      for await (const rows of readRows(client, table)) {
        for (const row of rows) sum.add(row);
        await write(rows.map((row) => `{"row":${row}}`).join('\n'));
      }
      await write({ end: table.name, sum: sum.result() });
      reports.push({ name: table.name, ...sum.result() });
    }
    await write({ sequences: await readSequences(client), tables: reports.length });
    lines.end();
    await written;
    await client.query('commit');
    fs.renameSync(part, file);
    return reports;
  } catch (error) {
    lines.destroy(error as Error);
    await client.query('rollback').catch(() => {});
    fs.rmSync(part, { force: true });
    throw error;
  } finally {
    client.release();
  }
}

export const EXPORT_FORMAT = 'admissions-export-1';

/** Header, per table its name, rows and checksum, then a trailer that proves completeness. */
export type ExportLine =
  | { format: typeof EXPORT_FORMAT; takenAt: string; migrations: number[]; key: string }
  | { table: TableInfo }
  | { row: unknown }
  | { end: string; sum: TableSum }
  | { sequences: SequenceInfo[]; tables: number };

export interface TableReport extends TableSum {
  name: string;
}

/** One line per table with rows, and a total. */
export function formatReport(tables: readonly TableReport[]) {
  const filled = tables.filter(({ rows }) => rows > 0);
  const width = Math.max(5, ...filled.map(({ name }) => name.length));
  const lines = filled.map(
    ({ name, rows, sum }) =>
      `  ${name.padEnd(width)}  ${String(rows).padStart(8)}  ${sum.slice(0, 16)}`,
  );
  const all = tables.reduce((count, { rows }) => count + rows, 0);
  return [
    ...lines,
    `  ${'all'.padEnd(width)}  ${String(all).padStart(8)}  in ${filled.length} of ${tables.length} tables`,
  ];
}
