import { createHash } from 'node:crypto';
import { LOCALES } from '@admissions/model';
import { formatMessage } from '@admissions/model/catalogues';
import type { KindId } from '@admissions/model/kinds';
import { isSame } from '@admissions/model/merge';
import { joinNames } from '@admissions/model/messages';
import type { NumberFile, NumberPreview } from '@admissions/protocol/staff';
import type { Deps } from '../../content/deps.ts';
import { refused } from '../../platform/http/http-error.ts';
import type { SheetRows } from '../../platform/spreadsheets/read-cell.ts';
import { checkPlanned } from '../list-files/plan-import.ts';
import { readExistingEntries } from '../list-files/read-existing-entries.ts';
import { type Importer, isFilled, readFile } from '../list-files/read-file.ts';
import { listColumns, listSheets, type NumberSheet, readSheetName } from './number-sheets.ts';
import { planSheet } from './plan-sheet.ts';
import { type KnownKind, matchHeadings, type NumberTarget, type Report } from './sheet-context.ts';

interface NumberPlan extends NumberPreview {
  targets: NumberTarget[];
}

/** What a file would change, and every problem at its cell. Writes nothing. */
export async function planNumbers(
  deps: Deps,
  { removes, ...file }: NumberFile,
  { by, locale }: Importer,
): Promise<NumberPlan> {
  const sheets = listSheets(by);
  const { tables, ignored } = await readTables(deps, file, { by, locale, sheets });
  const faults: NumberPreview['faults'] = [];
  const known = new Map<KindId, KnownKind>();
  const previews: NumberPreview['sheets'] = [];
  for (const table of tables) {
    const { sheet, name } = table;
    const columns = matchHeadings(table, listColumns(sheet, locale), { faults, locale });
    if (!columns) continue;
    const kind = known.get(sheet.kind.id) ?? (await readKind(deps, sheets, sheet));
    known.set(sheet.kind.id, kind);
    const lines = table.rows
      .map((cells, at) => ({ cells, line: at + 1 }))
      .slice(1)
      .filter(({ cells }) => isFilled(cells));
    const context = { sheet, name, columns, known: kind, faults, locale };
    previews.push(planSheet(context, lines, { removes }));
  }
  const targets = [...known.values()].flatMap((kind) => kind.targets);
  for (const kind of known.values()) checkDrafts(kind, { faults, locale });
  await checkTargets(deps, targets, { faults, locale });
  return {
    sheets: previews,
    faults,
    ignored,
    entries: targets.length,
    seen: hash(targets),
    targets,
  };
}

async function readKind(
  deps: Deps,
  sheets: readonly NumberSheet[],
  { kind }: NumberSheet,
): Promise<KnownKind> {
  const columns = sheets
    .filter((sheet) => sheet.kind.id === kind.id)
    .flatMap((sheet) => listColumns(sheet, 'zh-TW'));
  return { ...(await readExistingEntries(deps, kind, columns)), targets: [] };
}

/** A draft with just these values is that of an earlier import; any other is refused. */
function checkDrafts({ drafts, targets }: KnownKind, { faults, locale }: Report) {
  for (const target of targets) {
    const { id, values } = target.planned;
    const draft = drafts.get(id);
    if (!draft) continue;
    const message = formatMessage(locale, 'listFile.hasCopy', { name: draft.updatedBy });
    if (isSame(draft.changed, values)) target.draft = draft;
    else faults.push({ cell: target.cells.get('') ?? '', message });
  }
}

/** Like a save of the form. */
async function checkTargets(
  deps: Deps,
  targets: readonly NumberTarget[],
  { faults, locale }: Report,
) {
  for (const kind of new Set(targets.map((target) => target.kind))) {
    const own = targets.filter((target) => target.kind === kind);
    const rows = own.map(({ planned }) => planned);
    await checkPlanned(deps, kind, rows, locale);
    for (const { planned, cells } of own)
      for (const { field, message } of planned.faults)
        faults.push({ cell: locate(cells, field), message });
  }
}

/** The cell of a path, or of the value around it. */
function locate(cells: ReadonlyMap<string, string>, path: string): string {
  const found = cells.get(path);
  return found ?? locate(cells, path.slice(0, Math.max(0, path.lastIndexOf('.'))));
}

const hash = (targets: readonly NumberTarget[]) =>
  createHash('sha256')
    .update(
      JSON.stringify(
        targets.map(({ kind, planned: { id, revision, values } }) => [
          kind.id,
          id,
          revision,
          values,
        ]),
      ),
    )
    .digest('hex');

const MAX_ROWS = 20_000;

export interface Table extends SheetRows {
  sheet: NumberSheet;
}

/** The known sheets of a file by their names, and the names of the others. */
export async function readTables(
  deps: Deps,
  { name, file }: Pick<NumberFile, 'name' | 'file'>,
  { by, locale, sheets }: Importer & { sheets: readonly NumberSheet[] },
) {
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
  if (tables.length === 0) {
    const known = sheets.map((sheet) => readSheetName(sheet, locale));
    throw refused(422, 'listFile.noNumberSheet', { params: { names: joinNames(known, locale) } });
  }
  return { tables, ignored };
}
