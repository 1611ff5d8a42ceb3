import { type AnyKind, type Locale, taipeiDay } from '@admissions/model';
import type { KindId } from '@admissions/model/kinds';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import {
  NUMBER_FILE_PATHS,
  type NumberImport,
  type ReviewSubject,
} from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { lockRows, storeChange, storeNew } from '../../content/write/write-entry.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { runAnnouncedTransaction } from '../../platform/db/changes.ts';
import type { Tx } from '../../platform/db/database.ts';
import { formatIdRanges } from '../../platform/db/id-ranges.ts';
import { forbidden, refused } from '../../platform/http/http-error.ts';
import {
  requireAdmin,
  type SignedIn,
  staffRoutes,
  typedRoutes,
} from '../../platform/http/typed-routes.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import { SPREADSHEETS, sendSheets } from '../../platform/spreadsheets/file-types.ts';
import type { SheetSource } from '../../platform/spreadsheets/xlsx.ts';
import {
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { entryDrafts } from '../drafts/draft-tables.ts';
import { writeCell } from '../list-files/cell-values.ts';
import { saveAsDraft } from '../list-files/import-list.ts';
import { readExistingEntries } from '../list-files/read-existing-entries.ts';
import { fileSchema, type Importer, MAX_BODY_BYTES } from '../list-files/read-file.ts';
import { listColumns, listSheets, type NumberSheet, readSheetName } from './number-sheets.ts';
import { planNumbers } from './plan-numbers.ts';
import type { NumberTarget } from './sheet-context.ts';

const row = objectSchema({
  line: orNull(whole),
  title: text,
  state: { enum: ['new', 'changed', 'removed', 'missing'] },
  changes: listSchema(objectSchema({ label: text, from: text, to: text })),
});

const numberDocs = {
  sheets: {
    operationId: 'listNumberSheets',
    summary: 'The names of the sheets with numbers that the caller may change',
    answer: objectSchema({ list: listSchema(text) }),
  },
  export: {
    operationId: 'exportNumbers',
    summary: 'The numbers of departments, fees and dates as a workbook',
    description:
      'A sheet for each table that the caller may change, with the present rows. A list inside a cell is like `數A 後標；英文 均標`. The download is in the audit log.',
    files: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  },
  preview: {
    operationId: 'checkNumbers',
    summary: 'What a workbook of numbers would change',
    description:
      'Sheets by their names, or one CSV file with such a name; 5 MB and 20,000 rows a sheet at most. Rows are matched by id and, in a list, by year or name. Nothing is written.',
    answer: objectSchema({
      sheets: listSchema(objectSchema({ name: text, rows: listSchema(row), same: whole })),
      faults: listSchema(objectSchema({ cell: text, message: text })),
      ignored: listSchema(text),
      entries: whole,
      seen: text,
    }),
  },
  import: {
    operationId: 'importNumbers',
    summary: 'Saves the numbers of a workbook as drafts, or publishes them, all or none',
    description:
      'Refused when a cell is wrong. A year that is new to a department is hidden until it is approved.',
    answer: objectSchema({
      entries: whole,
      items: listSchema(objectSchema({ kind: text, entryId: whole })),
    }),
    conflicts: 'The content is not as in the preview (`seen`)',
  },
};

const exportBody = z.strictObject({
  format: z.enum(SPREADSHEETS, 'validation.select'),
  sheet: z
    .string()
    .max(31)
    .optional()
    .meta({ description: 'The name of one sheet; absent: all. CSV has one only' }),
});
const fileFields = {
  name: z.string('validation.required').min(1, 'validation.required').max(255),
  file: fileSchema,
  removes: z.boolean('validation.select'),
};
const importBody = z.strictObject({
  ...fileFields,
  seen: z.string().length(64),
  isPublished: z.boolean('validation.select'),
});

/** The numbers of a year as one workbook. */
export async function numberRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'drafts');

  staff.get(NUMBER_FILE_PATHS.sheets, { docs: numberDocs.sheets }, async ({ admin, locale }) => ({
    list: requireSheets(admin).map((sheet) => readSheetName(sheet, locale)),
  }));
  typedRoutes(app, 'account', 'drafts').post(
    NUMBER_FILE_PATHS.export,
    { docs: numberDocs.export, body: exportBody, repeats: 'free' },
    async ({ body: { format, sheet: only }, request, reply, locale }) => {
      const account = requireAdmin(request);
      const chosen = requireSheets(account).filter(
        (sheet) => only === undefined || readSheetName(sheet, locale) === only,
      );
      if (chosen.length === 0) throw forbidden();
      await deps.db.transaction((tx) =>
        recordAudit(tx, {
          account,
          action: 'export_numbers',
          area: chosen[0]?.kind.area ?? '',
          target: 'numbers',
          details: { format, ...(only && { name: only }) },
        }),
      );
      const sheets = [];
      for (const sheet of chosen) sheets.push(await writeSheet(deps, sheet, locale));
      return sendSheets(reply, { name: `numbers-${taipeiDay()}`, format }, sheets);
    },
  );
  staff.post(
    NUMBER_FILE_PATHS.preview,
    {
      docs: numberDocs.preview,
      body: z.strictObject(fileFields),
      repeats: 'free',
      bodyLimit: MAX_BODY_BYTES,
    },
    async ({ body, admin: by, locale }) => {
      requireSheets(by);
      const { targets: _, ...preview } = await planNumbers(deps, body, { by, locale });
      return preview;
    },
  );
  staff.post(
    NUMBER_FILE_PATHS.import,
    { docs: numberDocs.import, body: importBody, bodyLimit: MAX_BODY_BYTES },
    async ({ body, admin: by, locale }) => {
      requireSheets(by);
      return importNumbers(deps, body, { by, locale });
    },
  );
}

function requireSheets(admin: SignedIn) {
  const sheets = listSheets(admin);
  if (sheets.length === 0) throw forbidden();
  return sheets;
}

/** Today's rows; an entry without items has one to fill in. */
async function writeSheet(deps: Deps, sheet: NumberSheet, locale: Locale): Promise<SheetSource> {
  const { kind, list } = sheet;
  const columns = listColumns(sheet, locale);
  const { entries } = await readExistingEntries(deps, kind, []);
  const itemsOf = (entry: AnyEntry): readonly FormValues[] => {
    if (list === undefined) return [entry];
    const items = (entry[list] ?? []) as FormValues[];
    return items.length > 0 ? items : [{}];
  };
  const toRow = (entry: AnyEntry, item: FormValues): Cell[] =>
    columns.map(({ name, field, isName }) =>
      field ? writeCell(field, (isName ? entry : item)[name], locale) : entry.id,
    );
  const rows = entries.flatMap((entry) => itemsOf(entry).map((item) => toRow(entry, item)));
  return {
    name: readSheetName(sheet, locale),
    rows: [columns.map(({ label }) => label), ...rows],
  };
}

interface Write extends Importer {
  isPublished: boolean;
}

/** Saves what the preview showed as drafts, or publishes it: all or nothing. */
async function importNumbers(
  deps: Deps,
  { seen, isPublished, ...file }: NumberImport,
  importer: Importer,
) {
  const { faults, targets, ...plan } = await planNumbers(deps, file, importer);
  if (faults.length > 0)
    throw refused(422, 'listFile.faults', { params: { count: faults.length } });
  if (plan.seen !== seen) throw refused(409, 'listFile.movedFile');
  const kinds = [...new Set(targets.map(({ kind }) => kind))];
  return runAnnouncedTransaction(deps, async (tx) => {
    const ids: string[] = [];
    const items: ReviewSubject[] = [];
    for (const kind of kinds) {
      const own = targets.filter((target) => target.kind === kind);
      const stored = await storeTargets(deps, tx, kind, own, { ...importer, isPublished });
      ids.push(`${kind.slug} ${formatIdRanges(stored)}`);
      items.push(...stored.map((entryId) => ({ kind: kind.id as KindId, entryId })));
    }
    await recordAudit(tx, {
      account: importer.by,
      action: 'import_numbers',
      area: kinds[0]?.area ?? '',
      target: 'numbers',
      details: { ids: ids.join('; '), state: isPublished ? 'published' : 'draft' },
    });
    return { result: { entries: targets.length, items }, kinds: kinds.map(({ id }) => id) };
  });
}

/** Returns the ids. */
async function storeTargets(
  deps: Deps,
  tx: Tx,
  kind: AnyKind,
  targets: readonly NumberTarget[],
  { by, isPublished }: Write,
) {
  const given = targets.flatMap(({ planned }) => planned.id ?? []);
  const rows = new Map((await lockRows(tx, kind, given)).map((row) => [row.id, row]));
  const ids: number[] = [];
  for (const { planned, draft } of targets) {
    const { id, revision, stored, edit = {} } = planned;
    if (stored) {
      const status = isPublished ? 'published' : 'draft';
      const added = await storeNew(deps, tx, { kind, by }, { ...stored, status });
      ids.push(added.id as number);
      continue;
    }
    const current = rows.get(id);
    if (id === null || !current || current.deletedAt !== null || current.revision !== revision)
      throw refused(409, 'listFile.movedFile');
    ids.push(id);
    if (isPublished) {
      await storeChange(deps, tx, { kind, by, id, action: 'edit', values: () => edit }, current);
      if (draft) await tx.delete(entryDrafts).where(eq(entryDrafts.id, draft.id));
    } else if (!draft) await saveAsDraft(tx, by, kind, planned);
  }
  return ids;
}
