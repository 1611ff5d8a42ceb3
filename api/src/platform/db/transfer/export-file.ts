import type { SequenceInfo, TableInfo } from './table-info.ts';
import type { TableSum } from './table-sums.ts';

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
export function formatReport(tables: readonly TableReport[]): string[] {
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
