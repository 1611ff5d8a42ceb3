import type { SheetRows } from './read-cell.ts';
import { SpreadsheetError } from './read-cell.ts';
import { readCsv } from './read-csv.ts';
import { readXlsx } from './read-xlsx.ts';

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
