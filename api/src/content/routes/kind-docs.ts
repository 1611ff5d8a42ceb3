import type { AnyKind } from '@admissions/model';
import type { FastifySchema } from 'fastify';
import { toKindName } from '../../platform/openapi/operation-id.ts';
import { STALE_REVISION } from '../../platform/openapi/refusals.ts';
import { REVISION_HEAD } from '../../platform/openapi/shared-schemas.ts';
import { pageQuery } from '../../platform/validation/input-schemas.ts';
import {
  type Json,
  listSchema,
  objectSchema,
  pageSchema,
  ref,
  whole,
} from '../../platform/validation/json-schema.ts';
import { readFields } from '../openapi/kind-schemas.ts';
import { buildPublicListSchema } from '../read/list-queries.ts';
import { entryParams } from './entry-id.ts';

const UNAPPROVED = 'Publishing in this area needs an approval, which is missing';

export function describePublicReads(kind: AnyKind): { list: Json; info: Json } {
  return {
    list: {
      tags: [kind.area],
      operationId: `list${toKindName(kind.id)}`,
      summary: `List: ${kind.label.en}`,
      description: 'Published entries without bodies, paginated.',
      querystring: buildPublicListSchema(kind),
      answer: pageSchema(ref(`${kind.id}.listed`)),
    },
    info: {
      tags: [kind.area],
      operationId: `get${toKindName(kind.id)}`,
      summary: `One: ${kind.label.en}`,
      description: 'A published entry with all fields.',
      params: entryParams(kind),
      answer: ref(kind.id),
      mayMiss: kind.singleton,
    },
  };
}

/** An alias of a path differs in the operation id only. */
export const describeAlias = (docs: Json, path: string): Json => ({
  ...docs,
  operationId: `${docs.operationId}From${toKindName(path.replaceAll('/', '.'))}`,
});

/** A list field with its own route. */
export const describePublicPart = (kind: AnyKind, field: string): Json => ({
  tags: [kind.area],
  operationId: `list${toKindName(kind.id)}${field.charAt(0).toUpperCase()}${field.slice(1)}`,
  summary: `List in one (${field}): ${kind.label.en}`,
  description: 'One list field of an entry, paginated.',
  params: entryParams(kind),
  querystring: pageQuery,
  answer: pageSchema(readFields(kind.fields)[field]?.items as Json),
});

export const describeCounter = (kind: AnyKind): Json => ({
  tags: [kind.area],
  operationId: `count${toKindName(kind.id)}View`,
  summary: `Counts a view: ${kind.label.en}`,
  description:
    'Every call counts, up to 60 per minute and address; a view with an id in X-View-Id (8 to 64 of A-Z a-z 0-9 _ -) counts once however often it is sent.',
  params: entryParams(kind),
  headers: { 'X-View-Id': { type: 'string', pattern: '^[\\w-]{8,64}$' } },
  answer: { type: 'null' },
});

/** A copy is validated like a new entry. */
const BROKEN_REFERENCE =
  'A related entry or file is missing; errors has messages by field. errorCode -1';

const describeRoute =
  ({ id, label }: AnyKind) =>
  (operationId: string, summary: string, description: string) => ({
    operationId,
    summary: `${summary}: ${label.en}`,
    description,
    answer: ref(`${id}.staff`),
  });

export function describeAdminRoutes(kind: AnyKind) {
  const name = toKindName(kind.id);
  const route = describeRoute(kind);
  return {
    list: {
      ...route(
        `list${name}ForStaff`,
        'List for staff',
        'Includes drafts, and with `status: trash` deleted entries; without bodies.',
      ),
      answer: pageSchema(ref(`${kind.id}.staffListed`), {
        states: objectSchema({
          ...{ all: whole, draft: whole, scheduled: whole, mine: whole, ending: whole },
        }),
      }),
    },
    info: route(`get${name}ForStaff`, 'One for staff', 'In its writable form, in any state.'),
    add: {
      ...route(`add${name}`, 'Add', 'Without `status` it is a draft. Rich text is sanitised.'),
      body: ref(`${kind.id}.add`),
      conflicts: kind.singleton ? `A singleton exists already. ${UNAPPROVED}` : UNAPPROVED,
    },
    edit: {
      ...route(`edit${name}`, 'Change', 'Changes only the given fields. Rich text is sanitised.'),
      body: ref(`${kind.id}.edit`),
      conflicts: STALE_REVISION,
    },
    remove: {
      ...route(`delete${name}`, 'Into the trash', 'It can be restored.'),
      conflicts: 'Other entries require it',
    },
    sort: {
      ...route(
        `sort${name}`,
        'Order by hand',
        'Permutes the given entries among their positions; the others stay where they are.',
      ),
      answer: objectSchema({ ids: listSchema(whole), total: whole }),
      mayMiss: true,
    },
    copy: {
      ...route(`copy${name}`, 'Duplicate', 'A draft, its title marked as a copy.'),
      refusals: { 422: BROKEN_REFERENCE },
    },
    bulk: {
      ...route(`bulk${name}`, 'Bulk action, all or none', 'Each entry has its revision.'),
      answer: ref('EntryRevisions'),
      conflicts:
        'data.conflicts lists each conflicting entry with the reason (older, missing, inUse, approval) and its current state',
    },
    ...describeRevisions(kind),
  } satisfies Record<string, FastifySchema>;
}

/** Revisions, and changes based on one. */
function describeRevisions(kind: AnyKind) {
  const name = toKindName(kind.id);
  const route = describeRoute(kind);
  return {
    revisions: {
      ...route(
        `list${name}Revisions`,
        'Revisions',
        'Author, date and changed fields, newest first.',
      ),
      answer: pageSchema(objectSchema({ ...REVISION_HEAD, entry: ref(`${kind.id}.staff`) })),
    },
    restore: {
      ...route(
        `restore${name}`,
        'Restore from the trash or an older revision',
        'A restored revision becomes a new one.',
      ),
      conflicts: STALE_REVISION,
    },
    compare: {
      ...route(`compare${name}Revisions`, 'Compare two revisions', 'Only the fields that differ.'),
      answer: ref('Comparison'),
    },
    copyBody: {
      ...route(`copy${name}Body`, 'Copy the body of another entry', 'Replaces the existing body.'),
      conflicts: STALE_REVISION,
    },
    body: {
      ...route(
        `change${name}Body`,
        'Change a body by index',
        'One item is added, replaced, removed or moved; or the whole body cleared, or restored from an older revision.',
      ),
      conflicts: STALE_REVISION,
    },
  };
}
