import type { Locale } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import type { Deps } from '../../content/deps.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import type { SheetSource } from '../../platform/spreadsheets/xlsx.ts';
import { readExistingEntries } from '../list-files/read-existing-entries.ts';
import { writeCell } from './number-cell.ts';
import type { NumberSheet } from './number-sheets.ts';
import { listColumns, readSheetName } from './number-sheets.ts';

/** Today's rows; an entry without items has one to fill in. */
export async function writeSheet(
  deps: Deps,
  sheet: NumberSheet,
  locale: Locale,
): Promise<SheetSource> {
  const { kind, list } = sheet;
  const columns = listColumns(sheet, locale);
  const { byId } = await readExistingEntries(deps, kind, []);
  const itemsOf = (entry: AnyEntry): readonly FormValues[] => {
    if (list === undefined) return [entry];
    const items = (entry[list] ?? []) as FormValues[];
    return items.length > 0 ? items : [{}];
  };
  const toRow = (entry: AnyEntry, item: FormValues): Cell[] =>
    columns.map(({ name, field, isName }) =>
      field ? writeCell(field, (isName ? entry : item)[name], locale) : entry.id,
    );
  const rows = [...byId.values()]
    .flat()
    .flatMap((entry) => itemsOf(entry).map((item) => toRow(entry, item)));
  return {
    name: readSheetName(sheet, locale),
    rows: [columns.map(({ label }) => label), ...rows],
  };
}
