import { RESULT_CODES } from '@admissions/protocol';
import { MAX_LIST_FILE_BYTES } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { QueueFullError } from '../../platform/queue/fair-queue.ts';
import { type SheetRows, SpreadsheetError } from '../../platform/spreadsheets/read-cell.ts';

/** Likely time until the file queue has room. */
const WAIT_SECONDS = 10;

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
    if (error instanceof QueueFullError)
      throw new HttpError(RESULT_CODES.failed, 429, {
        message: 'error.rateLimit',
        params: { seconds: WAIT_SECONDS },
      });
    if (!(error instanceof SpreadsheetError)) throw error;
    const params = { max: maxRows };
    throw new HttpError(RESULT_CODES.failed, 422, { message: error.key, params });
  }
}
