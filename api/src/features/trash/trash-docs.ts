import { listSchema, objectSchema, whole } from '../../platform/validation/json-schema.ts';

const tags = ['drafts'];

export const trashDocs = {
  terms: {
    tags,
    operationId: 'getTrashTerms',
    summary: 'Returns how many days entries stay in the trash',
    answer: objectSchema({ days: { type: 'integer', minimum: 1 } }),
  },
  purge: {
    tags,
    operationId: 'deleteEntriesForever',
    summary: 'Deletes entries in the trash permanently, with their history',
    description:
      'All or none. Needs the flag of the area and the one for accounts. Entries that others refer to stay.',
    answer: objectSchema({ ids: listSchema(whole) }),
    conflicts:
      'data.conflicts lists each entry that cannot be deleted, with the reason (older, missing, inUse) and its current state',
  },
} as const;
