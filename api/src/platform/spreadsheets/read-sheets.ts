import { decodeText } from '@admissions/model';
import { CsvError, parse } from 'csv-parse/sync';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import { looksLikeFormula } from './cell.ts';
import { FORMULA_CELL, type ReadCell, type SheetRows, SpreadsheetError } from './read-cell.ts';

const ZIP = 'PK\u0003\u0004';
/** Magic number of workbooks before 2007. */
const OLD_WORKBOOK = '\u00d0\u00cf\u0011\u00e0';

/** Type by content, not by name: a workbook's sheets, or CSV. Throws a SpreadsheetError. */
export async function readSheets(
  file: Buffer,
  maxRows: number,
  options: { isFirstOnly?: boolean } = {},
): Promise<SheetRows[]> {
  const begin = file.toString('latin1', 0, 4);
  if (begin === OLD_WORKBOOK) throw new SpreadsheetError('listFile.broken');
  if (begin === ZIP) return readXlsx(file, maxRows, options);
  return [{ name: '', rows: readCsv(file, maxRows) }];
}

/** UTF-8, UTF-16 or Big5, with comma, semicolon or tab. Throws a SpreadsheetError. */
function readCsv(file: Uint8Array, maxRows: number): ReadCell[][] {
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

const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
const MAX_COLUMNS = 200;
const READ_PARTS = /\.(?:xml|rels)$/;
const SHEET = /^xl\/worksheets\//;
const CELL = /<(?:\w+:)?c[\s/>]/g;
const FORMULA = /<((?:\w+:)?)c\b([^>]*)>\s*<\1f\b[\s\S]*?<\/\1c>/g;
const ERROR = /<((?:\w+:)?)c\b([^>]*\st="e"[^>]*)>[\s\S]*?<\/\1c>/g;

/** Throws a SpreadsheetError. */
async function readXlsx(
  file: Buffer,
  maxRows: number,
  { isFirstOnly = false } = {},
): Promise<SheetRows[]> {
  const workbook = prepareWorkbook(file, maxRows);
  const read = isFirstOnly
    ? readSheet(workbook, { trim: false }).then((data) => [{ sheet: '', data }])
    : readWorkbook(workbook, { trim: false });
  const sheets = await read.catch(() => {
    throw new SpreadsheetError('listFile.broken');
  });
  if (sheets.some(({ data }) => data.length > maxRows))
    throw new SpreadsheetError('listFile.tooManyRows');
  return sheets.map(({ sheet: name, data }) => ({
    name,
    rows: data.map((row) => row.slice(0, MAX_COLUMNS).map(toReadCell)),
  }));
}

/** Without what a reader could misunderstand. */
function prepareWorkbook(file: Buffer, maxRows: number) {
  const parts = unpack(file);
  if (!Object.keys(parts).some((name) => SHEET.test(name)))
    throw new SpreadsheetError('listFile.noSheet');
  for (const [name, bytes] of Object.entries(parts)) {
    const xml = strFromU8(bytes);
    // Entity declarations are refused, whatever the library does with them.
    if (xml.includes('<!DOCTYPE')) throw new SpreadsheetError('listFile.broken');
    if (!SHEET.test(name)) continue;
    if ((xml.match(CELL)?.length ?? 0) > maxRows * MAX_COLUMNS)
      throw new SpreadsheetError('listFile.tooLarge');
    parts[name] = strToU8(xml.replace(FORMULA, markFormula).replace(ERROR, markFormula));
  }
  return Buffer.from(zipSync(parts, { level: 0 }));
}

/** Checks the sizes in the directory before unpacking; no part can exceed its size. */
function unpack(file: Buffer): Record<string, Uint8Array> {
  let bytes = 0;
  try {
    return unzipSync(file, {
      filter({ name, originalSize }) {
        if (!READ_PARTS.test(name)) return false;
        bytes += originalSize;
        if (bytes > MAX_UNPACKED_BYTES) throw new SpreadsheetError('listFile.tooLarge');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof SpreadsheetError ? error : new SpreadsheetError('listFile.broken');
  }
}

// The library ignores formulas, or reads a possibly missing result: an import would clear fields.
const markFormula = (_cell: string, prefix: string, attributes: string) => {
  const others = attributes.replace(/\st=(?:"\w*"|'\w*')/, '');
  const [c, is, t] = ['c', 'is', 't'].map((name) => prefix + name);
  return `<${c}${others} t="inlineStr"><${is}><${t}>${FORMULA_CELL}</${t}></${is}></${c}>`;
};

// Workbook dates have no time zone: read as UTC to preserve the displayed date.
const toReadCell = (cell: unknown): ReadCell =>
  cell instanceof Date
    ? cell.toISOString().slice(0, 16).replace('T', ' ')
    : (cell as string | number | boolean | null);
