import type { Locale } from '@admissions/model';
import { MAX_LIST_FILE_BYTES } from '@admissions/protocol/staff';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/typed-routes.ts';
import {
  type ReadCell,
  type SheetRows,
  SpreadsheetError,
} from '../../platform/spreadsheets/read-cell.ts';

/** Base64 length of the largest file. */
const MAX_FILE_CHARACTERS = Math.ceil(MAX_LIST_FILE_BYTES / 3) * 4;
export const MAX_BODY_BYTES = MAX_FILE_CHARACTERS + 512 * 1024;
export const fileSchema = z
  .string('validation.required')
  .min(1, 'validation.required')
  .max(MAX_FILE_CHARACTERS, 'error.tooLarge')
  .meta({ description: 'The file in Base64' });

/** Who imports, and the language of the messages. */
export interface Importer {
  by: SignedIn;
  locale: Locale;
}

export const isFilled = (cells: readonly ReadCell[]) =>
  cells.some((cell) => cell !== null && cell !== '');

/** Sheets of a file in Base64; `maxRows` without headings. Refuses a wrong file in words. */
export async function readFile(
  { readSpreadsheet }: Deps,
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
    throw refused(422, error.key, { params });
  }
}
