import { requiredLine } from '@admissions/model/schema';
import type { Bundle } from '@admissions/protocol/staff';
import { BUNDLE_NAME_MAX, BUNDLE_PATHS, MAX_BUNDLE_ITEMS } from '@admissions/protocol/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId } from '../../content/routes/entry-id.ts';
import { listEditableKinds, requireFlag } from '../../content/routes/require-flag.ts';
import { createNotFoundError, forbidden } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { idParams, MAX_ID, momentOrNone } from '../../platform/validation/input-schemas.ts';
import { bundleItems, bundles } from '../drafts/bundle-tables.ts';
import { approveBundle } from './approve-bundle.ts';
import { bundleDocs as docs } from './bundle-docs.ts';
import type { BundleItemRow } from './bundles.ts';
import {
  addBundle,
  addItems,
  listBundles,
  lockOpenBundle,
  readBundle,
  recordBundle,
  toListed,
} from './bundles.ts';
import { prepareItems, toBundleItem } from './prepare-items.ts';
import { checkBundle, previewBundle } from './preview-bundle.ts';
import { publishBundle } from './publish-bundle.ts';
import { scheduleBundle } from './schedule-bundle.ts';
import { undoBundle } from './undo-bundle.ts';

const config = { access: 'account' } as const;
const number = () => z.int('validation.required').min(1).max(MAX_ID).nullable();
const nameBody = z.strictObject({ name: requiredLine(BUNDLE_NAME_MAX) });
const itemsBody = z.strictObject({
  items: z
    .array(
      z.strictObject({
        kind: kindId(),
        entryId: number(),
        draftId: number().meta({ description: 'The draft of a new entry' }),
      }),
    )
    .min(1, 'validation.required')
    .max(MAX_BUNDLE_ITEMS, 'error.tooLarge'),
});

/** Bundles of changes that go live together, or not at all. */
export async function bundleRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
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
    method: 'GET',
    url: BUNDLE_PATHS.one(':id'),
    config,
    docs: docs.read,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      requireEditor(admin, []);
      return describe(deps, id, admin);
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: BUNDLE_PATHS.one(':id'),
    config,
    docs: docs.change,
    input: { params: idParams, body: nameBody },
    handler: async ({ params: { id }, body: { name }, admin }) => {
      requireEditor(admin, (await readBundle(db.orm, id)).items);
      await db.transaction(async (tx) => {
        await tx.update(bundles).set({ name }).where(eq(bundles.id, id));
        await recordBundle(tx, admin, 'edit', { id, name });
      });
      return describe(deps, id, admin);
    },
  });
  staffRoute(app, {
    method: 'DELETE',
    url: BUNDLE_PATHS.one(':id'),
    config,
    docs: docs.remove,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      const { bundle, items } = await readBundle(db.orm, id);
      requireEditor(admin, items);
      await db.transaction(async (tx) => {
        await tx.delete(bundles).where(eq(bundles.id, id));
        await tx.delete(bundleItems).where(eq(bundleItems.bundleId, id));
        await recordBundle(tx, admin, 'remove', { id, name: bundle.name });
      });
      return { id };
    },
  });
  itemRoutes(app, deps);
  viewRoutes(app, deps);
  actionRoutes(app, deps);
}

function itemRoutes(app: FastifyInstance, deps: Deps): void {
  staffRoute(app, {
    method: 'POST',
    url: BUNDLE_PATHS.addItems(':id'),
    config,
    docs: docs.addItems,
    input: { params: idParams, body: itemsBody },
    handler: async ({ params: { id }, body: { items }, admin }) => {
      await addItems(deps, admin, id, items);
      return describe(deps, id, admin);
    },
  });
  staffRoute(app, {
    method: 'DELETE',
    url: BUNDLE_PATHS.item(':id'),
    config,
    docs: docs.removeItem,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => {
      const [item] = await deps.db.orm.select().from(bundleItems).where(eq(bundleItems.id, id));
      if (!item) throw createNotFoundError();
      requireFlag(admin, item.kind);
      await deps.db.transaction(async (tx) => {
        const { id: bundle } = await lockOpenBundle(tx, item.bundleId);
        await tx.delete(bundleItems).where(eq(bundleItems.id, id));
        await recordBundle(tx, admin, 'edit', { id: bundle, removed: 1 });
      });
      return describe(deps, item.bundleId, admin);
    },
  });
}

function viewRoutes(app: FastifyInstance, deps: Deps): void {
  staffRoute(app, {
    method: 'POST',
    url: BUNDLE_PATHS.preview(':id'),
    config: { ...config, repeats: 'free' },
    docs: docs.preview,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => previewBundle(deps, id, admin),
  });
  staffRoute(app, {
    method: 'GET',
    url: BUNDLE_PATHS.check(':id'),
    config,
    docs: docs.check,
    input: { params: idParams },
    handler: async ({ params: { id }, admin }) => ({ list: await checkBundle(deps, id, admin) }),
  });
}

function actionRoutes(app: FastifyInstance, deps: Deps): void {
  staffRoute(app, {
    method: 'PUT',
    url: BUNDLE_PATHS.schedule(':id'),
    config,
    docs: docs.schedule,
    input: { params: idParams, body: z.strictObject({ at: momentOrNone() }) },
    handler: async ({ params: { id }, body: { at }, admin }) => {
      requireEditor(admin, (await readBundle(deps.db.orm, id)).items);
      await scheduleBundle(deps, id, admin, at);
      return describe(deps, id, admin);
    },
  });
  const actions = {
    approve: approveBundle,
    publish: publishBundle,
    undo: undoBundle,
  };
  for (const name of ['approve', 'publish', 'undo'] as const)
    staffRoute(app, {
      method: 'POST',
      url: BUNDLE_PATHS[name](':id'),
      config,
      docs: docs[name],
      input: { params: idParams },
      handler: async ({ params: { id }, admin }) => {
        requireEditor(admin, (await readBundle(deps.db.orm, id)).items);
        await actions[name](deps, id, admin);
        return describe(deps, id, admin);
      },
    });
}

/** Throws 403 without the flags of all items, and for an account that edits no content. */
function requireEditor(admin: SignedIn, items: readonly BundleItemRow[]): void {
  for (const { kind } of items) requireFlag(admin, kind);
  if (listEditableKinds(admin).length === 0) throw forbidden();
}

async function describe(deps: Deps, id: number, admin: SignedIn): Promise<Bundle> {
  const { bundle, items } = await readBundle(deps.db.orm, id);
  const prepared = await prepareItems(deps, items, admin);
  return { ...toListed(bundle, items.length), items: prepared.map(toBundleItem) };
}
