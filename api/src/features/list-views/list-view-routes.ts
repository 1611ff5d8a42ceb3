import { requiredLine } from '@admissions/model/schema';
import { LIST_VIEW_NAME_MAX, LIST_VIEW_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { listedKindId, requireFlag } from '../../content/routes/entry-id.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams } from '../../platform/validation/input-schemas.ts';
import { listViewDocs } from './list-view-docs.ts';
import { addListView, changeListView, deleteListView, readListViews } from './list-views.ts';

const MAX_FILTERS = 30;
const viewFields = {
  name: requiredLine(LIST_VIEW_NAME_MAX),
  state: z
    .record(z.string().regex(/^[a-zA-Z]{1,40}$/), z.string().max(100))
    .refine((state) => Object.keys(state).length <= MAX_FILTERS, 'error.tooLarge')
    .meta({ description: 'The query of the list address, without its page' }),
  columns: z
    .array(z.string().regex(/^[a-zA-Z]{1,40}$/))
    .max(60, 'error.tooLarge')
    .nullable(),
  isShared: z.boolean('validation.required'),
};

/** Named list views: search, filters and order, private or shared with editors of the kind. */
export async function listViewRoutes(app: FastifyInstance, { db }: Deps) {
  const config = { access: 'account' } as const;
  staffRoute(app, {
    method: 'GET',
    url: LIST_VIEW_PATHS.list,
    config,
    docs: listViewDocs.list,
    input: { query: z.strictObject({ kind: listedKindId() }) },
    handler: async ({ query: { kind }, admin }) => {
      requireFlag(admin, kind);
      return { list: await readListViews(db, kind, admin) };
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: LIST_VIEW_PATHS.add,
    config,
    docs: listViewDocs.add,
    input: { body: z.strictObject({ kind: listedKindId(), ...viewFields }) },
    handler: async ({ body, admin }) => {
      requireFlag(admin, body.kind);
      return addListView(db, admin, body);
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: LIST_VIEW_PATHS.one(':id'),
    config,
    docs: listViewDocs.change,
    input: { params: idParams, body: z.strictObject(viewFields) },
    handler: async ({ params: { id }, body, admin }) => changeListView(db, admin, id, body),
  });
  staffRoute(app, {
    method: 'DELETE',
    url: LIST_VIEW_PATHS.one(':id'),
    config,
    docs: listViewDocs.remove,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      await deleteListView(db, admin, id);
      return { id };
    },
  });
}
