import { CsvError, parse } from 'csv-parse/sync';
import { looksLikeFormula } from './formula.ts';
import type { ReadCell } from './read-cell.ts';
import { SpreadsheetError } from './read-cell.ts';

/** UTF-8 with comma, semicolon or tab. Throws a SpreadsheetError. */
export function readCsv(file: Uint8Array, maxRows: number): ReadCell[][] {
  const rows = parseText(decode(file), maxRows + 1);
  if (rows.length > maxRows) throw new SpreadsheetError('listFile.tooManyRows');
  return rows.map((row) => row.map((text) => (text === '' ? null : stripFormulaGuard(text))));
}

function parseText(text: string, to: number): string[][] {
  try {
    return parse(text, {
      delimiter: findSeparator(text),
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_column_count: true,
      relax_quotes: true,
      to,
    });
  } catch (error) {
    throw error instanceof CsvError ? new SpreadsheetError('listFile.broken') : error;
  }
}

function decode(file: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file);
    if (!text.includes('\0')) return text;
  } catch {
    // Refused below.
  }
  throw new SpreadsheetError('listFile.encoding');
}

/** The most frequent separator in the first line. */
function findSeparator(text: string): string {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

// The apostrophe that an export puts before a formula.
const stripFormulaGuard = (text: string) =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;
