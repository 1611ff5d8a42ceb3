import { listSchema, objectSchema, whole } from '../../platform/validation/json-schema.ts';

const tags = ['drafts'];

/** What the API document says of the trash of all kinds. */
export const trashDocs = {
  terms: {
    tags,
    operationId: 'getTrashTerms',
    summary: 'How many days the trash keeps what was put there',
    answer: objectSchema({ days: { type: 'integer', minimum: 1 } }),
  },
  purge: {
    tags,
    operationId: 'deleteEntriesForever',
    summary: 'Delete entries in the trash for ever, with their history',
    description:
      'All of them or none. It takes the flag of the area and the one for accounts. What other entries still point to stays.',
    answer: objectSchema({ ids: listSchema(whole) }),
    conflicts:
      'data.conflicts has each entry that stood in the way, why (older, missing, inUse), and as it is now',
  },
} as const;
