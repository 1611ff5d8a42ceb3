import { type AnyKind, type Locale, taipeiDay } from '@admissions/model';
import { kindOf } from '@admissions/model/kinds';
import { RESULT_CODES } from '@admissions/protocol';
import { LIST_FILE_PATHS, MAX_LIST_FILE_ROWS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { toAdminListQuery } from '../../content/read/list-queries.ts';
import { buildAdminListSchema } from '../../content/read/list-query-schemas.ts';
import { readEntries } from '../../content/read/read-entry.ts';
import { selectPage } from '../../content/read/select-entries.ts';
import { listedKindId } from '../../content/routes/entry-id.ts';
import { requireFlag } from '../../content/routes/require-flag.ts';
import { listBodies } from '../../content/schema/kind-columns.ts';
import { recordAudit } from '../../platform/audit/record-audit.ts';
import { HttpError } from '../../platform/http/http-error.ts';
import { parseQuery } from '../../platform/http/list-query.ts';
import { requireAdmin } from '../../platform/http/signed-in.ts';
import { typedRoute } from '../../platform/http/typed-route.ts';
import type { Cell } from '../../platform/spreadsheets/cell.ts';
import { SPREADSHEETS, sendRows } from '../../platform/spreadsheets/file-types.ts';
import { listColumns, readHeading, toCell } from './list-columns.ts';
import { listFileDocs } from './list-file-docs.ts';

const exportBody = z.strictObject({
  kind: listedKindId(),
  format: z.enum(SPREADSHEETS, 'validation.select'),
  filters: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.string().max(100))
    .prefault({})
    .meta({ description: 'As the list of the kind takes them, without page and perpage' }),
});

/** `POST export_list`: all pages of a filtered list as a spreadsheet of its simple fields. */
export function exportList(app: FastifyInstance, { db, hooks }: Deps): void {
  typedRoute(app, {
    method: 'POST',
    url: LIST_FILE_PATHS.export,
    config: { access: 'account', repeats: 'free' },
    docs: listFileDocs.export,
    input: { body: exportBody },
    handler: async ({ body: { kind: id, format, filters }, request, reply, locale }) => {
      const admin = requireAdmin(request);
      requireFlag(admin, id);
      const kind = kindOf(id);
      const query = parseQuery(buildAdminListSchema(kind), filters);
      const { where, order } = toAdminListQuery(hooks, { kind, me: admin.id }, query);
      const selection = {
        kind,
        visibleOnly: false,
        omit: listBodies(kind),
        where,
        ...(order && { order }),
      };
      const { rows, total } = await selectPage(db.orm, selection, {
        page: 1,
        perpage: MAX_LIST_FILE_ROWS,
      });
      if (total > MAX_LIST_FILE_ROWS)
        throw new HttpError(RESULT_CODES.failed, 422, {
          message: 'listFile.tooMany',
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
      const entries = await readEntries(rows, { kind, hooks, staff: true });
      const file = { name: `${kind.slug}-${taipeiDay()}`, sheet: kind.label[locale], format };
      return sendRows(reply, file, writeRows(kind, entries, locale));
    },
  });
}

async function* writeRows(
  kind: AnyKind,
  entries: readonly Record<string, unknown>[],
  locale: Locale,
): AsyncGenerator<Cell[]> {
  const columns = listColumns(kind);
  yield columns.map((column) => readHeading(kind, column, locale));
  for (const entry of entries)
    yield columns.map((column) => toCell(column, entry[column.name], locale));
}
