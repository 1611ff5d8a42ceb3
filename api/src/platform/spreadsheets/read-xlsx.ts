import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import readWorkbook, { readSheet } from 'read-excel-file/node';
import type { ReadCell, SheetRows } from './read-cell.ts';
import { FORMULA_CELL, SpreadsheetError } from './read-cell.ts';

const MAX_UNPACKED_BYTES = 40 * 1024 * 1024;
const MAX_COLUMNS = 200;
const READ_PARTS = /\.(?:xml|rels)$/;
const SHEET = /^xl\/worksheets\//;
const CELL = /<(?:\w+:)?c[\s/>]/g;
const FORMULA = /<((?:\w+:)?)c\b([^>]*)>\s*<\1f\b[\s\S]*?<\/\1c>/g;
const ERROR = /<((?:\w+:)?)c\b([^>]*\st="e"[^>]*)>[\s\S]*?<\/\1c>/g;

/** Throws a SpreadsheetError. */
export async function readXlsx(
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
function prepareWorkbook(file: Buffer, maxRows: number): Buffer {
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
