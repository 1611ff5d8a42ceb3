import { kindOf } from '@admissions/model/kinds';
import {
  LIST_FILE_PATHS,
  MAX_LIST_FILE_BYTES,
  MAX_LIST_FILE_ROWS,
} from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { listedKindId } from '../../content/routes/entry-id.ts';
import { requireFlag } from '../../content/routes/require-flag.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { importList, toImportRow } from './import-list.ts';
import { listColumns, readHeading } from './list-columns.ts';
import { listFileDocs } from './list-file-docs.ts';
import { planImport } from './plan-import.ts';

/** Base64 length of the largest file. */
const MAX_FILE_CHARACTERS = Math.ceil(MAX_LIST_FILE_BYTES / 3) * 4;
const MAX_BODY_BYTES = MAX_FILE_CHARACTERS + 512 * 1024;
const importFields = {
  kind: listedKindId(),
  file: z
    .string('validation.required')
    .min(1, 'validation.required')
    .max(MAX_FILE_CHARACTERS, 'error.tooLarge')
    .meta({ description: 'The file in Base64' }),
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
export function importRoutes(app: FastifyInstance, deps: Deps) {
  staffRoute(app, {
    method: 'POST',
    url: LIST_FILE_PATHS.preview,
    config: { access: 'account', repeats: 'free' },
    bodyLimit: MAX_BODY_BYTES,
    docs: listFileDocs.preview,
    input: { body: z.strictObject(importFields) },
    handler: async ({ body: { kind, file, columns: fieldNames }, admin: by, locale }) => {
      requireFlag(by, kind);
      const plan = await planImport(
        deps,
        { kind, file, ...(fieldNames && { columns: fieldNames }) },
        { by, locale },
      );
      return {
        columns: plan.columns.map((column, at) => ({
          heading: plan.headings[at] ?? '',
          field: column?.name ?? null,
        })),
        fields: listColumns(kindOf(kind)).map((column) => ({
          name: column.name,
          label: readHeading(kindOf(kind), column, locale),
        })),
        rows: plan.rows.map(toImportRow),
      };
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: LIST_FILE_PATHS.import,
    config: { access: 'account' },
    bodyLimit: MAX_BODY_BYTES,
    docs: listFileDocs.import,
    input: { body: importBody },
    handler: async ({ body: { columns, ...body }, admin: by, locale }) => {
      requireFlag(by, body.kind);
      const write = { ...body, ...(columns && { columns }) };
      return importList(deps, write, { by, locale });
    },
  });
}
