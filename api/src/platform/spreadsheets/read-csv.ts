import { decodeText } from '@admissions/model';
import { CsvError, parse } from 'csv-parse/sync';
import { looksLikeFormula } from './formula.ts';
import { type ReadCell, SpreadsheetError } from './read-cell.ts';

/** UTF-8, UTF-16 or Big5, with comma, semicolon or tab. Throws a SpreadsheetError. */
export function readCsv(file: Uint8Array, maxRows: number): ReadCell[][] {
  const text = decodeText(file);
  if (text === null) throw new SpreadsheetError('listFile.encoding');
  const rows = parseText(text, maxRows + 1);
  if (rows.length > maxRows) throw new SpreadsheetError('listFile.tooManyRows');
  return rows.map((row) => row.map((cell) => (cell === '' ? null : stripFormulaGuard(cell))));
}

function parseText(text: string, to: number) {
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

/** The most frequent separator in the first line. */
function findSeparator(text: string) {
  const line = text.slice(0, text.search(/[\r\n]|$/));
  const count = (sign: string) => line.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

// The apostrophe that an export puts before a formula.
const stripFormulaGuard = (text: string) =>
  text.startsWith("'") && looksLikeFormula(text.slice(1)) ? text.slice(1) : text;
