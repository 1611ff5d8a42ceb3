import type { AnyKind } from '@admissions/contracts';
import { adminPathsOf } from '@admissions/contracts';
import { buildAddSchema } from '@admissions/contracts/schema';
import { count, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { HttpError, notExists, parsed, success } from '../../platform/http/http-error.ts';
import { readLocale } from '../../platform/http/locale.ts';
import { editRoute } from '../../platform/http/method-override.ts';
import type { Deps } from '../deps.ts';
import { readStaffEntry, storedEntry } from '../read/staff-entry.ts';
import { readSnapshot } from '../revisions/revisions.ts';
import type { Row } from '../schema/row.ts';
import { tableOf } from '../schema/tables.ts';
import { checkValues } from '../write/checked-values.ts';
import { cleaned } from '../write/cleaned-values.ts';
import { pickContent } from '../write/copied-entry.ts';
import { editFields } from '../write/edit-fields.ts';
import { requireEditor } from '../write/editor.ts';
import { referringCount } from '../write/references.ts';
import { sortEntries } from '../write/sort-entries.ts';
import { addEntry, changeEntry } from '../write/write-entry.ts';
import { readEntryId } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';

const restoreSchema = z.strictObject({
  revision: z.int('validation.required').min(1),
  to: z.int().min(1).max(2_000_000_000).optional(),
});
const sortSchema = z.strictObject({
  ids: z
    .array(z.int().min(1).max(999_999_999))
    .min(1)
    .max(1000)
    .refine((ids) => new Set(ids).size === ids.length),
});

/** What staff do with the entries of a kind. Each write answers with the entry as it is then. */
export function adminWriteRoutes(app: FastifyInstance, deps: Deps, kind: AnyKind): void {
  const paths = adminPathsOf(kind);
  const docs = describeAdminRoutes(kind);
  const config = { access: { area: kind.area } };
  const table = tableOf(kind);
  const addSchema = buildAddSchema(kind);
  const answer = async (id: number) => success(await readStaffEntry(deps, kind, id));

  app.post(paths.add, { config, schema: docs.add }, async (request) => {
    const locale = readLocale(request);
    const values = parsed(addSchema, cleaned(kind, request.body, locale), locale) as Row;
    if (kind.singleton && (await deps.db.orm.select({ id: table.id }).from(table)).length > 0)
      throw new HttpError(-1, 409);
    await checkValues(deps, kind, { values, entry: values, locale });
    return answer(await addEntry(deps, { kind, by: requireEditor(request) }, values));
  });

  editRoute(app, {
    url: paths.edit(':id'),
    config,
    schema: docs.edit,
    handler: async (request) => {
      const id = readEntryId(request);
      const by = requireEditor(request);
      await editFields(deps, { kind, id, by, locale: readLocale(request) }, request.body);
      return answer(id);
    },
  });

  app.delete(paths.remove(':id'), { config, schema: docs.remove }, async (request) => {
    const id = readEntryId(request);
    if (kind.indispensable.includes(id) || (await referringCount(deps.db.orm, kind, id)) > 0)
      throw new HttpError(-1, 409, { message: 'error.inUse' });
    await changeEntry(deps, {
      kind,
      by: requireEditor(request),
      action: 'remove',
      id,
      values: () => ({ deletedAt: new Date().toISOString() }),
    });
    return answer(id);
  });

  app.post(paths.sort, { config, schema: docs.sort }, async (request) => {
    const { ids } = parsed(sortSchema, request.body, readLocale(request));
    await sortEntries(deps, kind, ids, requireEditor(request));
    const [row] = await deps.db.orm
      .select({ total: count() })
      .from(table)
      .where(isNull(table.deletedAt));
    return success({ ids, total: row?.total ?? 0 });
  });

  app.post(paths.restore(':id'), { config, schema: docs.restore }, async (request) => {
    const id = readEntryId(request);
    const locale = readLocale(request);
    const { revision, to } = parsed(restoreSchema, request.body, locale);
    const values =
      to === undefined ? {} : pickContent(kind, await readSnapshot(deps.db.orm, kind, id, to));
    if (to !== undefined)
      await checkValues(deps, kind, {
        values,
        entry: { ...(await storedEntry(deps, kind, id)), ...values },
        locale,
      });
    await changeEntry(deps, {
      kind,
      by: requireEditor(request),
      action: 'restore',
      id,
      revision,
      values: ({ deletedAt }) => {
        if (to === undefined && deletedAt === null) throw notExists();
        return { ...values, deletedAt: null };
      },
    });
    return answer(id);
  });
}
