import { type AnyKind, type Locale, taipeiDay } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { LIST_FILE_PATHS, MAX_LIST_FILE_ROWS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { buildAdminListSchema, toAdminListQuery } from '../../content/read/list-queries.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { selectPage } from '../../content/read/select-entries.ts';
import { listedKindId, requireFlag } from '../../content/routes/entry-id.ts';
import { listBodies } from '../../content/schema/tables.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { parseQuery, refused } from '../../platform/http/http-error.ts';
import { requireAdmin, staffRoutes, typedRoutes } from '../../platform/http/typed-routes.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import { SPREADSHEETS, sendRows } from '../../platform/spreadsheets/file-types.ts';
import {
  id,
  listSchema,
  objectSchema,
  orNull,
  text,
} from '../../platform/validation/json-schema.ts';
import { listColumns, readHeading, writeCell } from './cell-values.ts';
import { importList, toImportRow } from './import-list.ts';
import { planImport } from './plan-import.ts';
import { fileSchema, MAX_BODY_BYTES } from './read-file.ts';

const entrySummaries = listSchema(objectSchema({ id, title: text }));
const row = objectSchema({
  line: { type: 'integer', minimum: 2 },
  state: { type: 'string', enum: ['new', 'changed', 'same', 'refused'] },
  title: text,
  id: orNull(id),
  revision: orNull({ type: 'integer', minimum: 1 }),
  changes: listSchema(objectSchema({ field: text, from: text, to: text })),
  faults: listSchema(objectSchema({ field: text, message: text })),
});

const listFileDocs = {
  export: {
    operationId: 'exportList',
    summary: 'The rows of a list as a spreadsheet',
    description:
      'The filtered entries, at most 2,000: their ids and simple fields under the labels of the form. Texts like formulas are escaped. The export is in the audit log.',
    files: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'text/csv'],
  },
  preview: {
    operationId: 'checkImport',
    summary: 'What the rows of a spreadsheet would change',
    description:
      'The first sheet of an Excel workbook, or CSV in UTF-8; 5 MB and 2,000 rows at most. A row is the entry with its number or, without one, with its title. Nothing is written.',
    answer: objectSchema({
      columns: listSchema(objectSchema({ heading: text, field: orNull(text) })),
      fields: listSchema(objectSchema({ name: text, label: text })),
      rows: listSchema(row),
    }),
  },
  import: {
    operationId: 'importList',
    summary: 'Drafts from the rows of a spreadsheet, all or none',
    description:
      'New rows become entries that are drafts, changed ones drafts of their entries. Nothing is published. Each row is named with the entry and the revision of the preview.',
    answer: objectSchema({ added: entrySummaries, changed: entrySummaries }),
    conflicts:
      'data.rows has each rejected row as it is now: its entry was changed, has a draft, or is invalid',
  },
};

/** List exports, and imports as drafts. */
export async function listFileRoutes(app: FastifyInstance, deps: Deps) {
  exportList(app, deps);
  importRoutes(app, deps);
}

const exportBody = z.strictObject({
  kind: listedKindId(),
  format: z.enum(SPREADSHEETS, 'validation.select'),
  filters: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.string().max(100))
    .prefault({})
    .meta({ description: 'As the list of the kind takes them, without page and perpage' }),
});

/** `POST export_list`: all pages of a filtered list as a spreadsheet of its simple fields. */
function exportList(app: FastifyInstance, { db, hooks }: Deps) {
  typedRoutes(app, 'account', 'drafts').post(
    LIST_FILE_PATHS.export,
    { docs: listFileDocs.export, body: exportBody, repeats: 'free' },
    async ({ body: { kind: id, format, filters }, request, reply, locale }) => {
      const admin = requireAdmin(request);
      requireFlag(admin, id);
      const kind = kindOf(id);
      const query = parseQuery(buildAdminListSchema(kind), filters);
      const { where, order } = toAdminListQuery(hooks, { kind, me: admin.id }, query);
      const selection = {
        kind,
        visibleOnly: false,
        omit: [...listBodies(kind), 'isEnded'],
        where,
        order,
      };
      const { list, total } = await selectPage(db.orm, selection, {
        page: 1,
        perpage: MAX_LIST_FILE_ROWS,
      });
      if (total > MAX_LIST_FILE_ROWS)
        throw refused(422, 'listFile.tooMany', {
          params: { count: total, max: MAX_LIST_FILE_ROWS },
        });
      const { text, ...named } = filters;
      const details = { format, filters: { ...named, ...(text && { text: true }) }, count: total };
      await db.transaction((tx) =>
        recordAudit(tx, {
          account: admin,
          action: 'export_list',
          area: kind.area,
          target: kind.slug,
          details,
        }),
      );
      const entries = await readEntries(list, { kind, hooks, staff: true });
      const file = { name: `${kind.slug}-${taipeiDay()}`, sheet: kind.label[locale], format };
      return sendRows(reply, file, writeRows(kind, entries, locale));
    },
  );
}

async function* writeRows(
  kind: AnyKind,
  entries: readonly Record<string, unknown>[],
  locale: Locale,
): AsyncGenerator<Cell[]> {
  const columns = listColumns(kind);
  yield columns.map((column) => readHeading(kind, column, locale));
  for (const entry of entries)
    yield columns.map(({ name, field }) =>
      field ? writeCell(field, entry[name], locale) : Number(entry.id),
    );
}

const importFields = {
  kind: listedKindId(),
  file: fileSchema,
  columns: z
    .array(z.string().max(60).nullable())
    .max(200, 'error.tooLarge')
    .optional()
    .meta({ description: 'The field of each column; absent: by the headings' }),
};
const number = () => z.int().min(1).max(2_000_000_000).nullable();
const importBody = z.strictObject({
  ...importFields,
  rows: z
    .array(
      z.strictObject({
        line: z
          .int()
          .min(2)
          .max(MAX_LIST_FILE_ROWS + 1),
        id: number(),
        revision: number(),
      }),
      'validation.required',
    )
    .min(1, 'validation.required')
    .max(MAX_LIST_FILE_ROWS, 'error.tooLarge')
    .refine((rows) => new Set(rows.map(({ line }) => line)).size === rows.length),
});

/** `POST preview_import` previews the changes of a file; `POST import_list` creates drafts. */
function importRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'drafts');
  staff.post(
    LIST_FILE_PATHS.preview,
    {
      docs: listFileDocs.preview,
      body: z.strictObject(importFields),
      repeats: 'free',
      bodyLimit: MAX_BODY_BYTES,
    },
    async ({ body, admin: by, locale }) => {
      requireFlag(by, body.kind);
      const kind = kindOf(body.kind);
      const plan = await planImport(deps, body, { by, locale });
      return {
        columns: plan.columns.map((column, at) => ({
          heading: plan.headings[at] ?? '',
          field: column?.name ?? null,
        })),
        fields: listColumns(kind).map((column) => ({
          name: column.name,
          label: readHeading(kind, column, locale),
        })),
        rows: plan.rows.map(toImportRow),
      };
    },
  );
  staff.post(
    LIST_FILE_PATHS.import,
    { docs: listFileDocs.import, body: importBody, bodyLimit: MAX_BODY_BYTES },
    async ({ body, admin: by, locale }) => {
      requireFlag(by, body.kind);
      return importList(deps, body, { by, locale });
    },
  );
}
