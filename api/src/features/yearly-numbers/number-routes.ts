import { type Locale, taipeiDay } from '@admissions/model';
import type { AnyEntry, FormValues } from '@admissions/model/merge';
import { MAX_LIST_FILE_BYTES, NUMBER_FILE_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import { requireAdmin } from '../../platform/http/require-admin.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute, typedRoute } from '../../platform/http/typed-route.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import { SPREADSHEETS, sendSheets } from '../../platform/spreadsheets/file-types.ts';
import type { SheetSource } from '../../platform/spreadsheets/xlsx.ts';
import { readExistingEntries } from '../list-files/read-existing-entries.ts';
import { importNumbers } from './import-numbers.ts';
import { writeCell } from './number-cell.ts';
import { numberDocs } from './number-docs.ts';
import { listColumns, listSheets, type NumberSheet, readSheetName } from './number-sheets.ts';
import { planNumbers } from './plan-numbers.ts';

/** Base64 length of the largest file. */
const MAX_FILE_CHARACTERS = Math.ceil(MAX_LIST_FILE_BYTES / 3) * 4;
const MAX_BODY_BYTES = MAX_FILE_CHARACTERS + 4096;
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
  file: z
    .string('validation.required')
    .min(1, 'validation.required')
    .max(MAX_FILE_CHARACTERS, 'error.tooLarge')
    .meta({ description: 'The file in Base64' }),
  removes: z.boolean('validation.select'),
};
const importBody = z.strictObject({
  ...fileFields,
  seen: z.string().length(64),
  isPublished: z.boolean('validation.select'),
});

/** The numbers of a year as one workbook. */
export async function numberRoutes(app: FastifyInstance, deps: Deps) {
  const config = { access: 'account', repeats: 'free' } as const;
  staffRoute(app, {
    method: 'GET',
    url: NUMBER_FILE_PATHS.sheets,
    config: { access: 'account' },
    docs: numberDocs.sheets,
    handler: async ({ admin, locale }) => ({ list: readNames(admin, locale) }),
  });
  typedRoute(app, {
    method: 'POST',
    url: NUMBER_FILE_PATHS.export,
    config,
    docs: numberDocs.export,
    input: { body: exportBody },
    handler: async ({ body: { format, sheet: only }, request, reply, locale }) => {
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
  });
  staffRoute(app, {
    method: 'POST',
    url: NUMBER_FILE_PATHS.preview,
    config,
    bodyLimit: MAX_BODY_BYTES,
    docs: numberDocs.preview,
    input: { body: z.strictObject(fileFields) },
    handler: async ({ body, admin: by, locale }) => {
      requireSheets(by);
      const { targets: _, ...preview } = await planNumbers(deps, body, { by, locale });
      return preview;
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: NUMBER_FILE_PATHS.import,
    config: { access: 'account' },
    bodyLimit: MAX_BODY_BYTES,
    docs: numberDocs.import,
    input: { body: importBody },
    handler: async ({ body, admin: by, locale }) => {
      requireSheets(by);
      return importNumbers(deps, body, { by, locale });
    },
  });
}

const readNames = (admin: SignedIn, locale: Locale) =>
  requireSheets(admin).map((sheet) => readSheetName(sheet, locale));

function requireSheets(admin: SignedIn) {
  const sheets = listSheets(admin);
  if (sheets.length === 0) throw forbidden();
  return sheets;
}

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
