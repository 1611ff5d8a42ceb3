import { LOCALES } from '@admissions/model';
import { RESULT_CODES } from '@admissions/protocol';
import type { NumberFile } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import type { SheetRows } from '../../platform/spreadsheets/read-cell.ts';
import { readFile } from '../list-files/read-file.ts';
import type { NumberSheet } from './number-sheets.ts';
import { readSheetName } from './number-sheets.ts';

const MAX_ROWS = 20_000;

export interface Table extends SheetRows {
  sheet: NumberSheet;
}

/** The known sheets of a file by their names, and the names of the others. */
export async function readTables(
  deps: Deps,
  { name, file }: Pick<NumberFile, 'name' | 'file'>,
  { by, sheets }: { by: SignedIn; sheets: readonly NumberSheet[] },
): Promise<{ tables: Table[]; ignored: string[] }> {
  const names = sheets
    .flatMap((sheet) => LOCALES.map((locale) => ({ sheet, name: readSheetName(sheet, locale) })))
    // Of two names the longer one, where a file begins with both.
    .toSorted((one, other) => other.name.length - one.name.length);
  const tables: Table[] = [];
  const ignored: string[] = [];
  for (const read of await readFile(deps, file, { account: by.id, maxRows: MAX_ROWS })) {
    const found = read.name
      ? names.find((each) => each.name === read.name.trim())
      : names.find((each) => name.normalize().startsWith(each.name));
    if (found) tables.push({ ...found, rows: read.rows });
    else ignored.push(read.name || name);
  }
  if (tables.length === 0)
    throw new HttpError(RESULT_CODES.failed, 422, {
      message: 'listFile.noNumberSheet',
      params: { names: names.at(-1)?.name ?? '' },
    });
  return { tables, ignored };
}
