import type { AnyKind } from '@admissions/model';
import type { FastifySchema } from 'fastify';
import { pageQuery } from '../../platform/http/list-query.ts';
import { toKindName } from '../../platform/openapi/operation-id.ts';
import { STALE_REVISION } from '../../platform/openapi/refusals.ts';
import { REVISION_HEAD } from '../../platform/openapi/shared-schemas.ts';
import type { Json } from '../../platform/validation/json-schema.ts';
import {
  listSchema,
  objectSchema,
  pageSchema,
  ref,
  whole,
} from '../../platform/validation/json-schema.ts';
import { readFields } from '../openapi/field-schemas.ts';
import { buildPublicListSchema } from '../read/list-query-schemas.ts';
import { entryParams } from './entry-id.ts';

const UNAPPROVED =
  'It would be published, and publishing in the area needs an approval that it does not have';

/** What the API document says of a kind's public reads. */
export function describePublicReads(kind: AnyKind): { list: Json; info: Json } {
  return {
    list: {
      tags: [kind.area],
      operationId: `list${toKindName(kind.id)}`,
      summary: `List: ${kind.label.en}`,
      description: 'What is published, without bodies, a page at a time.',
      querystring: buildPublicListSchema(kind),
      answer: pageSchema(ref(`${kind.id}.listed`)),
    },
    info: {
      tags: [kind.area],
      operationId: `get${toKindName(kind.id)}`,
      summary: `One: ${kind.label.en}`,
      description: 'A published entry with everything in it.',
      params: entryParams(kind),
      answer: ref(kind.id),
      mayMiss: kind.singleton,
    },
  };
}

/** The same of another path of the same read: only its name is another. */
export const describeAlias = (docs: Json, path: string): Json => ({
  ...docs,
  operationId: `${docs.operationId}From${toKindName(path.replaceAll('/', '.'))}`,
});

/** What the API document says of a list field that is read by itself. */
export const describePublicPart = (kind: AnyKind, field: string): Json => ({
  tags: [kind.area],
  operationId: `list${toKindName(kind.id)}${field.charAt(0).toUpperCase()}${field.slice(1)}`,
  summary: `List in one (${field}): ${kind.label.en}`,
  description: 'One list field of an entry, a page at a time.',
  params: entryParams(kind),
  querystring: pageQuery,
  answer: pageSchema(readFields(kind.fields)[field]?.items as Json),
});

/** What the API document says of a kind's click counter. */
export const describeCounter = (kind: AnyKind): Json => ({
  tags: [kind.area],
  operationId: `count${toKindName(kind.id)}View`,
  summary: `Counts a view: ${kind.label.en}`,
  description:
    'Every call counts, up to 60 in a minute from one address; a view named in X-View-Id (8 to 64 of A-Z a-z 0-9 _ -) counts once however often it is sent.',
  params: entryParams(kind),
  headers: { 'X-View-Id': { type: 'string', pattern: '^[\\w-]{8,64}$' } },
  bodyless: true,
  answer: { type: 'null' },
});

/** A copy is checked as any other new entry is. */
const BROKEN_REFERENCE =
  'What it points to is gone; errors has the sentences by field. errorCode -1';

/** What the API document says of a kind's admin verbs. */
export function describeAdminRoutes(kind: AnyKind) {
  const label = kind.label.en;
  const name = toKindName(kind.id);
  const answer = ref(`${kind.id}.staff`);
  const then = objectSchema({ ...REVISION_HEAD, entry: answer });
  return {
    list: {
      operationId: `list${name}ForStaff`,
      summary: `List for staff: ${label}`,
      description: 'Drafts too, and with `status: trash` what was deleted; without bodies.',
      answer: pageSchema(ref(`${kind.id}.staffListed`)),
    },
    info: {
      operationId: `get${name}ForStaff`,
      summary: `One for staff: ${label}`,
      description: 'As it would be written, in whatever state it is.',
      answer,
    },
    add: {
      operationId: `add${name}`,
      summary: `Add: ${label}`,
      description: 'Without `status` it is a draft. Rich text is sanitised.',
      body: ref(`${kind.id}.add`),
      answer,
      conflicts: kind.singleton ? `There is one already. ${UNAPPROVED}` : UNAPPROVED,
    },
    edit: {
      operationId: `edit${name}`,
      summary: `Change: ${label}`,
      description: 'Only the fields that are sent. Rich text is sanitised.',
      body: ref(`${kind.id}.edit`),
      answer,
      conflicts: STALE_REVISION,
    },
    remove: {
      operationId: `delete${name}`,
      summary: `Into the trash: ${label}`,
      description: 'It can be restored.',
      answer,
      conflicts: 'Other entries point to it',
    },
    sort: {
      operationId: `sort${name}`,
      summary: `Order by hand: ${label}`,
      description:
        'Those named take the places that they held together, in this order; the others stay where they are.',
      answer: objectSchema({ ids: listSchema(whole), total: whole }),
      mayMiss: true,
    },
    revisions: {
      operationId: `list${name}Revisions`,
      summary: `Revisions: ${label}`,
      description: 'Who changed what and when, the newest first.',
      answer: pageSchema(then),
    },
    restore: {
      operationId: `restore${name}`,
      summary: `Out of the trash, or back to a revision: ${label}`,
      description: 'An older revision comes back as a new one.',
      answer,
      conflicts: STALE_REVISION,
    },
    copy: {
      operationId: `copy${name}`,
      summary: `Duplicate: ${label}`,
      description: 'A draft, its title marked as a copy.',
      bodyless: true,
      refusals: { 422: BROKEN_REFERENCE },
      answer,
    },
    compare: {
      operationId: `compare${name}Revisions`,
      summary: `Two revisions, field by field: ${label}`,
      description: 'Only the fields that differ.',
      answer: ref('Comparison'),
    },
    bulk: {
      operationId: `bulk${name}`,
      summary: `One action on many, all or none: ${label}`,
      description: 'Each entry is named with its revision.',
      answer: ref('EntryRevisions'),
      conflicts:
        'data.conflicts has each entry that stood in the way, why (older, missing, inUse, approval), and as it is now',
    },
    copyBody: {
      operationId: `copy${name}Body`,
      summary: `The body of another entry: ${label}`,
      description: 'Takes the place of the body that is there.',
      answer,
      conflicts: STALE_REVISION,
    },
    body: {
      operationId: `change${name}Body`,
      summary: `Change a body by index: ${label}`,
      description:
        'One item is added, replaced, removed or moved; or the whole body cleared, or taken from an older revision.',
      answer,
      conflicts: STALE_REVISION,
    },
  } satisfies Record<string, FastifySchema>;
}
