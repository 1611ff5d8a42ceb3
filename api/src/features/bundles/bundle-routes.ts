import { requiredLine } from '@admissions/model/schema';
import {
  BUNDLE_NAME_MAX,
  BUNDLE_PATHS,
  type Bundle,
  MAX_BUNDLE_ITEMS,
} from '@admissions/protocol/staff';
import type { FastifyInstance, FastifySchema } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId, listEditableKinds, requireFlag } from '../../content/routes/entry-id.ts';
import { forbidden } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idNumber, idParams, momentOrNone } from '../../platform/validation/input-schemas.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { reviewRequestFields } from '../reviews/review-routes.ts';
import { approveBundle, askForBundle } from './approve-bundle.ts';
import { bundleDocs as docs } from './bundle-docs.ts';
import {
  addBundle,
  addItems,
  type BundleItemRow,
  deleteBundle,
  listBundles,
  readBundle,
  removeItem,
  renameBundle,
  toListed,
} from './bundles.ts';
import { prepareItems, toBundleItem } from './prepare-items.ts';
import { checkBundle, previewBundle } from './preview-bundle.ts';
import { publishBundle, scheduleBundle } from './publish-bundle.ts';
import { undoBundle } from './undo-bundle.ts';

const config = { access: 'account' } as const;
const input = { params: idParams };
const nameBody = z.strictObject({ name: requiredLine(BUNDLE_NAME_MAX) });
const itemsBody = z.strictObject({
  items: z
    .array(z.strictObject({ kind: kindId(), entryId: idNumber() }))
    .min(1, 'validation.required')
    .max(MAX_BUNDLE_ITEMS, 'error.tooLarge'),
});

/** Bundles of changes that go live together, or not at all. */
export async function bundleRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const { db } = deps;
  staffRoute(app, {
    method: 'GET',
    url: BUNDLE_PATHS.list,
    config,
    docs: docs.list,
    handler: async ({ admin }) => {
      requireEditor(admin, []);
      return { list: await listBundles(db.orm) };
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: BUNDLE_PATHS.add,
    config,
    docs: docs.add,
    input: { body: nameBody },
    handler: async ({ body: { name }, admin }) => {
      requireEditor(admin, []);
      return describe(deps, (await addBundle(deps, admin, name)).id, admin);
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: BUNDLE_PATHS.one(':id'),
    config,
    docs: docs.change,
    input: { ...input, body: nameBody },
    handler: ({ params: { id }, body: { name }, admin }) =>
      change(deps, id, admin, () => renameBundle(deps, admin, id, name)),
  });
  staffRoute(app, {
    method: 'POST',
    url: BUNDLE_PATHS.addItems(':id'),
    config,
    docs: docs.addItems,
    input: { ...input, body: itemsBody },
    handler: async ({ params: { id }, body: { items }, admin }) => {
      await addItems(deps, admin, id, items);
      return describe(deps, id, admin);
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: BUNDLE_PATHS.schedule(':id'),
    config,
    docs: docs.schedule,
    input: { ...input, body: z.strictObject({ at: momentOrNone() }) },
    handler: ({ params: { id }, body: { at }, admin }) =>
      change(deps, id, admin, () => scheduleBundle(deps, id, admin, at)),
  });
  staffRoute(app, {
    method: 'POST',
    url: BUNDLE_PATHS.ask(':id'),
    config,
    docs: docs.ask,
    input: { ...input, body: z.strictObject(reviewRequestFields) },
    handler: ({ params: { id }, body, admin }) =>
      change(deps, id, admin, () => askForBundle(deps, id, admin, body)),
  });
  bodylessRoutes(app, deps);
}

type Action = (deps: Deps, id: number, admin: SignedIn) => Promise<unknown>;

function bodylessRoutes(app: FastifyInstance, deps: Deps) {
  const route = (
    method: 'GET' | 'POST' | 'DELETE',
    url: (id: string) => string,
    routeDocs: FastifySchema,
    action: Action,
  ) =>
    staffRoute(app, {
      method,
      url: url(':id'),
      config,
      docs: routeDocs,
      input,
      handler: ({ params: { id }, admin }) => action(deps, id, admin),
    });
  route('GET', BUNDLE_PATHS.one, docs.read, describe);
  route('DELETE', BUNDLE_PATHS.one, docs.remove, async (_, id, admin) => {
    requireEditor(admin, (await readBundle(deps.db.orm, id)).items);
    await deleteBundle(deps, admin, id);
    return { id };
  });
  route('DELETE', BUNDLE_PATHS.item, docs.removeItem, async (_, id, admin) =>
    describe(deps, await removeItem(deps, admin, id), admin),
  );
  route('POST', BUNDLE_PATHS.preview, docs.preview, previewBundle);
  route('GET', BUNDLE_PATHS.check, docs.check, async (_, id, admin) => ({
    list: await checkBundle(deps, id, admin),
  }));
  const actions = { approve: approveBundle, publish: publishBundle, undo: undoBundle };
  for (const name of ['approve', 'publish', 'undo'] as const)
    route('POST', BUNDLE_PATHS[name], docs[name], (_, id, admin) =>
      change(deps, id, admin, () => actions[name](deps, id, admin)),
    );
}

/** Throws 403 without the flags of all items, and for an account that edits no content. */
function requireEditor(admin: SignedIn, items: readonly BundleItemRow[]) {
  for (const { kind } of items) requireFlag(admin, kind);
  if (listEditableKinds(admin).length === 0) throw forbidden();
}

/** Needs the flags of all items; returns the changed bundle. */
async function change(deps: Deps, id: number, admin: SignedIn, work: () => Promise<unknown>) {
  requireEditor(admin, (await readBundle(deps.db.orm, id)).items);
  await work();
  return describe(deps, id, admin);
}

async function describe(deps: Deps, id: number, admin: SignedIn): Promise<Bundle> {
  requireEditor(admin, []);
  const { bundle, items } = await readBundle(deps.db.orm, id);
  const prepared = await prepareItems(deps, items, admin);
  return { ...toListed(bundle, items.length), items: prepared.map(toBundleItem) };
}
