import { type AnyKind, adminPathsOf } from '@admissions/model';
import { KINDS, kindOf, news, newsCategory } from '@admissions/model/kinds';
import { requiredLine } from '@admissions/model/schema';
import {
  BULK_FIELD_PATH,
  type Comparison,
  listBulkFields,
  MAX_BULK_ENTRIES,
  NAME_REVISION_PATH,
  REVISION_NAME_MAX,
  type RevisionNameWrite,
} from '@admissions/protocol/staff';
import { count, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { invalid, requireRow, success } from '../../platform/http/http-error.ts';
import { staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber, olderRevision, uniqueRows } from '../../platform/validation/input-schemas.ts';
import { objectSchema, pageSchema, ref, whole } from '../../platform/validation/json-schema.ts';
import { sendCached } from '../cache/send-cached.ts';
import type { Deps } from '../deps.ts';
import { describeListed } from '../openapi/kind-schemas.ts';
import { readEntries } from '../read/read-entry.ts';
import { selectPage } from '../read/select-entries.ts';
import { type Editor, isRevisionOf, toHead } from '../revisions/revisions.ts';
import { columnOf, entryRevisions, isVisible, listBodies, tableOf } from '../schema/tables.ts';
import { editFieldOfMany } from '../write/bulk-change.ts';
import { recordEntry } from '../write/write-entry.ts';
import { adminBodyRoutes, adminReadRoutes } from './admin-entry-routes.ts';
import { adminBulkRoute, adminCopyRoute, adminWriteRoutes } from './admin-write-routes.ts';
import { entryParams, kindId, requireFlag } from './entry-id.ts';
import { describeAdminRoutes } from './kind-docs.ts';
import { publicRoutes } from './public-routes.ts';

export async function kindRoutes(app: FastifyInstance, deps: Deps) {
  categoryCounts(app, deps);
  nameRevisionRoute(app, deps);
  bulkFieldRoute(app, deps);
  for (const kind of KINDS) {
    publicRoutes(app, deps, kind);
    const routes = {
      deps,
      kind,
      staff: staffRoutes(app, { area: kind.area }),
      paths: adminPathsOf(kind),
      docs: describeAdminRoutes(kind),
      params: entryParams(kind),
    };
    adminReadRoutes(routes);
    adminWriteRoutes(routes);
    adminBulkRoute(routes);
    if (!kind.singleton) adminCopyRoute(routes);
    if (listBodies(kind).length > 0) adminBodyRoutes(routes);
  }
}

const bulkFieldBody = z.strictObject({
  kind: kindId(),
  field: z.string('validation.required').min(1, 'validation.required').max(60),
  entries: uniqueRows(
    z.strictObject({
      id: idNumber(),
      revision: z.int().min(1).max(2_000_000_000),
      value: z.unknown().meta({ description: 'Same format as in an edit of the entry' }),
    }),
    MAX_BULK_ENTRIES,
  ),
});
const bulkFieldDocs = {
  tags: ['drafts'],
  operationId: 'changeFieldOfMany',
  summary: 'One field of many entries, all or none',
  description:
    'Each entry has its revision and its new value. Accepted are the simple fields of a kind: texts except the title, days and times, numbers, switches, choices and relations. Entries that have the value already get no revision.',
  answer: ref('EntryRevisions'),
  conflicts:
    'data.conflicts lists each conflicting entry with the reason (older, missing, approval, refused with the message) and its current state',
};

/** `POST bulk_field`: edits one field of many entries, each checked like a single edit. */
function bulkFieldRoute(app: FastifyInstance, deps: Deps) {
  staffRoutes(app, 'account').post(
    BULK_FIELD_PATH,
    { docs: bulkFieldDocs, body: bulkFieldBody },
    async ({ body: { kind: ofKind, field, entries }, admin, locale }) => {
      requireFlag(admin, ofKind);
      const kind = kindOf(ofKind);
      if (!listBulkFields(kind).includes(field)) throw invalid({ field: 'validation.select' });
      const by = { by: admin, locale };
      return {
        entries: await editFieldOfMany(deps, kind, { field, entries }, by),
      };
    },
  );
}

const nameBody = z.strictObject({
  kind: kindId(),
  id: idNumber(),
  to: olderRevision('The revision'),
  name: requiredLine(REVISION_NAME_MAX).nullable(),
});
const nameDocs = {
  tags: ['drafts'],
  operationId: 'nameRevision',
  summary: 'Name a revision of an entry',
  description: 'Null removes the name. The entry itself stays unchanged.',
  answer: ref('RevisionHead'),
  mayMiss: true,
};

function nameRevisionRoute(app: FastifyInstance, deps: Deps) {
  staffRoutes(app, 'account').put(
    NAME_REVISION_PATH,
    { docs: nameDocs, body: nameBody },
    async ({ body: { kind: ofKind, ...naming }, admin }) => {
      requireFlag(admin, ofKind);
      const kind = kindOf(ofKind);
      return nameRevision(deps, { ...naming, kind, by: admin });
    },
  );
}

interface Naming extends Omit<RevisionNameWrite, 'kind'> {
  kind: AnyKind;
  by: Editor;
}
/** Sets or removes the name; throws "not found" for a missing revision. */
async function nameRevision(
  { db }: Deps,
  { kind, id, to, name, by }: Naming,
): Promise<Comparison['to']> {
  return db.transaction(async (tx) => {
    const named = requireRow(
      await tx
        .update(entryRevisions)
        .set({ name })
        .where(isRevisionOf(kind, id, to))
        .returning(),
    );
    await recordEntry(tx, {
      account: by,
      action: 'name',
      kind,
      id,
      details: { revision: to, name },
    });
    return toHead(named);
  });
}

const ALL = { page: 1, perpage: 200 };

/** `category/getCategoryList`: news categories with the number of their news. */
function categoryCounts(app: FastifyInstance, { db, cache, hooks }: Deps) {
  app.get(
    '/api/ap/category/getCategoryList',
    {
      config: { access: 'app' },
      schema: {
        tags: ['news'],
        operationId: 'listNewsCategoryCounts',
        summary: 'News categories with the number of their news',
        answer: pageSchema(
          objectSchema({ ...describeListed(newsCategory), count: whole }, ['isSample']),
        ),
      },
    },
    async (request, reply) => {
      const answer = await cache.read(
        'news.category counts',
        [newsCategory.id, news.id],
        async () => {
          const newsTable = tableOf(news);
          const category = columnOf(newsTable, 'category');
          const [found, counts] = await Promise.all([
            selectPage(
              db.orm,
              {
                kind: newsCategory,
                visibleOnly: true,
                where: eq(columnOf(tableOf(newsCategory), 'type'), 'news'),
              },
              ALL,
            ),
            db.orm
              .select({ category, number: count() })
              .from(newsTable)
              .where(isVisible(newsTable))
              .groupBy(category),
          ]);
          const entries = await readEntries(found.list, {
            kind: newsCategory,
            hooks,
            staff: false,
          });
          const list = entries.map((entry) => ({
            ...entry,
            count: counts.find((each) => each.category === entry.id)?.number ?? 0,
          }));
          return success({ ...found, list });
        },
      );
      return sendCached(request, reply, answer);
    },
  );
}
