import { taipeiDay } from '@admissions/model';
import type { VisitorForm } from '@admissions/model/forms';
import { RESULT_CODES } from '@admissions/protocol';
import { formPathsOf } from '@admissions/protocol/forms';
import { desc, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../../content/deps.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import type { Sealing } from '../../../platform/crypto/sealing.ts';
import type { Database } from '../../../platform/db/database.ts';
import { formatIdRanges } from '../../../platform/db/id-ranges.ts';
import { HttpError, refused } from '../../../platform/http/http-error.ts';
import { requireAdmin } from '../../../platform/http/signed-in.ts';
import { typedRoute } from '../../../platform/http/typed-route.ts';
import type { Cell } from '../../../platform/spreadsheets/cell.ts';
import { SPREADSHEETS, sendRows } from '../../../platform/spreadsheets/file-types.ts';
import { verifyCurrentPassword } from '../../identity/passwords/current-password.ts';
import { givenPassword } from '../../identity/sign-in/login.ts';
import { accounts } from '../../identity/tables/identity-tables.ts';
import { formsAuditLine } from '../data/audit-line.ts';
import { describeForm } from '../data/form-docs.ts';
import { submissions } from '../data/forms-tables.ts';
import { filtersShape, findMatching } from '../review/review-filters.ts';
import { exportCells, exportHeadings } from './columns.ts';

const BATCH_SIZE = 200;
const exportBody = z.strictObject({
  format: z.enum(SPREADSHEETS, 'validation.select'),
  filters: z.strictObject(filtersShape).prefault({}),
  password: givenPassword().meta({ description: 'The password of the caller' }),
});

/** POST export_<form>: filtered rows with personal data; requires the password and is audited. */
export function exportForm(
  app: FastifyInstance,
  deps: Deps,
  { form, sealing }: { form: VisitorForm; sealing: Sealing },
) {
  const { db, config } = deps;
  typedRoute(app, {
    method: 'POST',
    url: formPathsOf(form).export,
    config: { access: { area: 'forms' }, repeats: 'free' },
    docs: describeForm(form).export,
    input: { body: exportBody },
    handler: async ({ body: { format, filters, password }, request, reply }) => {
      await verifyCurrentPassword(deps, request, password).catch((error: unknown) => {
        const isWrong = error instanceof HttpError && error.code === RESULT_CODES.wrongPassword;
        throw isWrong ? new HttpError(error.code, error.status, { field: 'password' }) : error;
      });
      const { state, ...rest } = filters;
      const found = await findMatching(db, form, rest, sealing);
      const ids = found
        .filter((row) => state === undefined || row.state === state)
        .map(({ id }) => id);
      if (ids.length > config.formExportLimit)
        throw refused(422, 'export.tooMany', {
          params: { count: ids.length, max: config.formExportLimit },
        });
      // A search term may be a name.
      const { text, ...named } = { state, ...rest };
      const details = {
        format,
        filters: { ...named, ...(text && { text: true }) },
        count: ids.length,
        ids: formatIdRanges(ids),
      };
      await db.transaction((tx) =>
        recordAudit(tx, formsAuditLine(requireAdmin(request), 'export', form.name, details)),
      );
      const file = { name: `${form.name}-${taipeiDay()}`, sheet: '申請', format };
      return sendRows(reply, file, readRows(db, form, { ids, sealing }));
    },
  });
}

/** Headings, then the rows in batches. */
async function* readRows(
  { orm }: Database,
  form: VisitorForm,
  { ids, sealing }: { ids: number[]; sealing: Sealing },
): AsyncGenerator<Cell[]> {
  yield exportHeadings(form);
  for (let at = 0; at < ids.length; at += BATCH_SIZE) {
    const rows = await orm
      .select()
      .from(submissions)
      .leftJoin(accounts, eq(accounts.id, submissions.assigneeId))
      .where(inArray(submissions.id, ids.slice(at, at + BATCH_SIZE)))
      .orderBy(desc(submissions.createdAt), desc(submissions.id));
    for (const row of rows)
      yield exportCells(form, row.submission, { assignee: row.account?.name ?? null, sealing });
  }
}
