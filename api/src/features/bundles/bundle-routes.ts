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
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import { idNumber, momentOrNone } from '../../platform/validation/input-schemas.ts';
import {
  flag,
  id,
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  ref,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import type { IdentityDeps } from '../identity/deps/identity-deps.ts';
import { reviewRequestFields } from '../reviews/review-routes.ts';
import { approveBundle, askForBundle } from './approve-bundle.ts';
import {
  addBundle,
  addItems,
  type BundleItemRow,
  deleteBundle,
  listBundles,
  listSavedDrafts,
  readBundle,
  removeItem,
  renameBundle,
  toListed,
} from './bundles.ts';
import { prepareItems, toBundleItem } from './prepare-items.ts';
import { checkBundle, previewBundle } from './preview-bundle.ts';
import { publishBundle, scheduleBundle } from './publish-bundle.ts';
import { undoBundle } from './undo-bundle.ts';

const LISTED: Record<string, Json> = {
  id,
  name: text,
  at: moment,
  by: text,
  count: whole,
  schedule: orNull(objectSchema({ at: moment, by: text, isFailed: flag })),
  published: orNull(objectSchema({ at: moment, by: text })),
};
const STATES = [
  'ready',
  'unchanged',
  'published',
  'changed',
  'conflict',
  'refused',
  'right',
  'approval',
  'gone',
];
const item = objectSchema({
  id,
  kind: ref('KindId'),
  entryId: id,
  title: text,
  parent: orNull(id),
  state: { type: 'string', enum: STATES },
  fields: listSchema(text),
  unconfirmed: whole,
  hidden: orNull({ type: 'string', enum: ['ended', 'later', 'parent'] }),
});
const savedDraft = objectSchema({
  ...{ kind: ref('KindId'), entryId: id, title: text, parent: orNull(id) },
  ...{ updatedAt: moment, updatedBy: text },
});
const bundle = objectSchema({ ...LISTED, items: listSchema(item) });
const finding = objectSchema(
  { rule: text, field: text, item: whole, words: text, other: text, instead: text },
  ['item', 'other', 'instead'],
);
const BLOCKED = 'It is published already, has just changed, or an item cannot be published';

const docs = {
  list: {
    operationId: 'listBundles',
    summary: 'Bundles of changes that go live together, newest first',
    description:
      '`saved`: entries that were never published, without a working copy, for a bundle.',
    answer: objectSchema({
      list: listSchema(objectSchema(LISTED)),
      saved: listSchema(savedDraft),
    }),
  },
  add: { operationId: 'addBundle', summary: 'Creates an empty bundle', answer: bundle },
  read: {
    answer: bundle,
    operationId: 'getBundle',
    summary: 'One bundle with the state of each item',
    description: 'Items of areas that the caller may not edit have no title and the state `right`.',
  },
  change: { answer: bundle, operationId: 'changeBundle', summary: 'Renames a bundle' },
  remove: {
    operationId: 'deleteBundle',
    summary: 'Deletes a bundle; its entries and drafts stay as they are',
    answer: objectSchema({ id }),
  },
  addItems: {
    answer: bundle,
    operationId: 'addBundleItems',
    summary: 'Adds entries and drafts of new entries',
    description: 'All or none. The schedule of a single draft ends.',
    conflicts: 'One is in another open bundle, or the bundle is published or full',
  },
  removeItem: {
    answer: bundle,
    operationId: 'deleteBundleItem',
    summary: 'Removes an item from its bundle',
    conflicts: 'The bundle is published already',
  },
  preview: {
    operationId: 'addBundlePreview',
    summary: 'Creates a preview link of the whole site',
    description: 'Every page at this link shows the items that the caller may edit, for two hours.',
    answer: objectSchema({
      url: { type: 'string', description: 'An address on this site' },
      until: moment,
    }),
  },
  check: {
    operationId: 'checkBundle',
    summary: 'Hints about the items, on the site as it will be',
    answer: objectSchema({
      list: listSchema(objectSchema({ id, findings: listSchema(finding) })),
    }),
  },
  schedule: {
    answer: bundle,
    operationId: 'scheduleBundle',
    summary: 'Lets a bundle be published by itself',
    description: 'In the name of the caller. Null cancels it.',
    conflicts: BLOCKED,
  },
  ask: {
    answer: bundle,
    operationId: 'addBundleReview',
    summary: 'Requests the approval of every item that needs it from a colleague',
    description: 'The colleague must be able to edit their areas, and gets one letter.',
    conflicts: 'The colleague edited an item last, or was already requested',
  },
  approve: {
    answer: bundle,
    operationId: 'approveBundle',
    summary: 'Approves every item that needs it',
    description: 'Exactly what the items contain now, for one publication.',
    conflicts: 'The caller changed an item last, or the bundle is published already',
  },
  publish: {
    answer: bundle,
    operationId: 'publishBundle',
    summary: 'Publishes all items or none',
    conflicts: BLOCKED,
  },
  undo: {
    answer: bundle,
    operationId: 'undoBundle',
    summary: 'Takes the publication of a bundle back, all or nothing',
    description: 'The changes are drafts of the open bundle again.',
    conflicts: 'An item was changed since, or the bundle is not published',
  },
};

const nameBody = z.strictObject({ name: requiredLine(BUNDLE_NAME_MAX) });
const itemsBody = z.strictObject({
  items: z
    .array(z.strictObject({ kind: kindId(), entryId: idNumber() }))
    .min(1, 'validation.required')
    .max(MAX_BUNDLE_ITEMS, 'error.tooLarge'),
});

/** Bundles of changes that go live together, or not at all. */
export async function bundleRoutes(app: FastifyInstance, deps: IdentityDeps) {
  const staff = staffRoutes(app, 'account', 'drafts');
  const { db } = deps;
  staff.get(BUNDLE_PATHS.list, { docs: docs.list }, async ({ admin }) => {
    requireEditor(admin, []);
    return {
      list: await listBundles(db.orm),
      saved: await listSavedDrafts(db.orm, listEditableKinds(admin)),
    };
  });
  staff.post(
    BUNDLE_PATHS.add,
    { docs: docs.add, body: nameBody },
    async ({ body: { name }, admin }) => {
      requireEditor(admin, []);
      return describe(deps, (await addBundle(deps, admin, name)).id, admin);
    },
  );
  staff.put(
    BUNDLE_PATHS.one(':id'),
    { docs: docs.change, body: nameBody },
    ({ params: { id }, body: { name }, admin }) =>
      change(deps, id, admin, () => renameBundle(deps, admin, id, name)),
  );
  staff.post(
    BUNDLE_PATHS.addItems(':id'),
    { docs: docs.addItems, body: itemsBody },
    async ({ params: { id }, body: { items }, admin }) => {
      await addItems(deps, admin, id, items);
      return describe(deps, id, admin);
    },
  );
  staff.put(
    BUNDLE_PATHS.schedule(':id'),
    { docs: docs.schedule, body: z.strictObject({ at: momentOrNone() }) },
    ({ params: { id }, body: { at }, admin }) =>
      change(deps, id, admin, () => scheduleBundle(deps, id, admin, at)),
  );
  staff.post(
    BUNDLE_PATHS.ask(':id'),
    { docs: docs.ask, body: z.strictObject(reviewRequestFields) },
    ({ params: { id }, body, admin }) =>
      change(deps, id, admin, () => askForBundle(deps, id, admin, body)),
  );
  bodylessRoutes(app, deps);
}

type Action = (deps: Deps, id: number, admin: SignedIn) => Promise<unknown>;

function bodylessRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, 'account', 'drafts');
  const route = (
    method: 'get' | 'post' | 'delete',
    url: (id: string) => string,
    routeDocs: FastifySchema,
    action: Action,
  ) =>
    staff[method](url(':id'), { docs: routeDocs }, ({ params: { id }, admin }) =>
      action(deps, id, admin),
    );
  route('get', BUNDLE_PATHS.one, docs.read, describe);
  route('delete', BUNDLE_PATHS.one, docs.remove, async (_, id, admin) => {
    requireEditor(admin, (await readBundle(deps.db.orm, id)).items);
    await deleteBundle(deps, admin, id);
    return { id };
  });
  route('delete', BUNDLE_PATHS.item, docs.removeItem, async (_, id, admin) =>
    describe(deps, await removeItem(deps, admin, id), admin),
  );
  route('post', BUNDLE_PATHS.preview, docs.preview, previewBundle);
  route('get', BUNDLE_PATHS.check, docs.check, async (_, id, admin) => ({
    list: await checkBundle(deps, id, admin),
  }));
  const actions = { approve: approveBundle, publish: publishBundle, undo: undoBundle };
  for (const name of ['approve', 'publish', 'undo'] as const)
    route('post', BUNDLE_PATHS[name], docs[name], (_, id, admin) =>
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
