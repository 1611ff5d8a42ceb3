import {
  flag,
  id,
  listSchema,
  objectSchema,
  orNull,
  ref,
  text,
} from '../../platform/validation/json-schema.ts';

const tags = ['views'];
const view = objectSchema({
  id,
  kind: ref('KindId'),
  name: text,
  state: { type: 'object', additionalProperties: text },
  columns: orNull(listSchema(text)),
  isShared: flag,
  by: text,
  isOwn: flag,
  mayChange: flag,
});

export const listViewDocs = {
  list: {
    tags,
    operationId: 'listViews',
    summary: 'The saved views of the list of a kind',
    description: 'Those of the caller, and what colleagues share; by name.',
    answer: objectSchema({ list: listSchema(view) }),
  },
  add: {
    tags,
    operationId: 'addListView',
    summary: 'Save the current view of a list',
    answer: view,
    conflicts: 'There are too many views of the caller in this list',
  },
  change: {
    tags,
    operationId: 'changeListView',
    summary: 'Change a saved view as a whole',
    description: 'By its owner; a shared one by account managers, too.',
    answer: view,
    mayMiss: true,
  },
  remove: {
    tags,
    operationId: 'deleteListView',
    summary: 'Delete a saved view',
    description: 'By its owner; a shared one by account managers, too.',
    answer: objectSchema({ id }),
    mayMiss: true,
  },
};
