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
});
const bundle = objectSchema({ ...LISTED, items: listSchema(item) });
const finding = objectSchema(
  { rule: text, field: text, item: whole, words: text, other: text, instead: text },
  ['item', 'other', 'instead'],
);
const BLOCKED = 'It is published already, has just changed, or an item cannot be published';

export const bundleDocs = {
  list: {
    operationId: 'listBundles',
    summary: 'Bundles of changes that go live together, newest first',
    answer: objectSchema({ list: listSchema(objectSchema(LISTED)) }),
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
