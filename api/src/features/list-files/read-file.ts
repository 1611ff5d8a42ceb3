import { RESULT_CODES } from '@admissions/protocol';
import { MAX_LIST_FILE_BYTES } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SheetRows } from '../../platform/spreadsheets/read-cell.ts';
import { SpreadsheetError } from '../../platform/spreadsheets/read-cell.ts';

/** Likely time until the file queue has room. */

/** Sheets of a file in Base64; `maxRows` without headings. Refuses a wrong file in words. */
export async function readFile(
  { readSpreadsheet }: Pick<Deps, 'readSpreadsheet'>,
  file: string,
  { maxRows, ...options }: { account: number; maxRows: number; isFirstOnly?: boolean },
): Promise<SheetRows[]> {
  const bytes = Buffer.from(file, 'base64');
  try {
    if (bytes.length > MAX_LIST_FILE_BYTES) throw new SpreadsheetError('listFile.tooLarge');
    return await readSpreadsheet(bytes, { ...options, maxRows: maxRows + 1 });
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    const params = { max: maxRows };
    throw new HttpError(RESULT_CODES.failed, 422, { message: error.key, params });
  }
}
