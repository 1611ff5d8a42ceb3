import type { AnyKind } from '@admissions/contracts';
import { BULK_ACTIONS, LIST_STATES } from '@admissions/contracts';
import { readFields } from '../openapi/field-schemas.ts';
import type { Json } from '../openapi/json-schema.ts';
import { listOf, objectOf, orNull, pageOf, ref } from '../openapi/json-schema.ts';
import { revision } from '../openapi/kind-schemas.ts';

const pages = { page: { type: 'integer', minimum: 1, maximum: 100_000, default: 1 }, perpage: { type: 'integer', minimum: 1, maximum: 100, default: 20 } };
const query = (properties: Record<string, Json>) => objectOf(properties, Object.keys(properties));
const search: Json = { type: 'string', maxLength: 100, description: 'Contains this text' };
const entryId = (kind: AnyKind): Json => ({ type: 'integer', minimum: 1, maximum: 999_999_999, 'x-entry': kind.id });
const bodiesOf = ({ fields }: AnyKind) => Object.keys(fields).filter((name) => fields[name]?.type === 'items');

/** What the API document says of a kind's public reads. */
export function publicDocsOf(kind: AnyKind): { list: Json; info: Json } {
  const filters = Object.fromEntries(Object.entries(kind.public.filters ?? {}).map(([name, { field, by }]) => [name, filterOf(kind, field, by)]));
  return {
    list: { summary: `List: ${kind.label.en}`, querystring: query({ ...pages, ...filters }), answer: pageOf(ref(`${kind.id}.listed`)) },
    info: { summary: `One: ${kind.label.en}`, params: idOf(kind), answer: ref(kind.id), mayMiss: kind.singleton },
  };
}

/** What the API document says of a list field that is read by itself. */
export const publicPartDocsOf = (kind: AnyKind, field: string): Json => ({
  summary: `List in one (${field}): ${kind.label.en}`,
  params: idOf(kind),
  querystring: query(pages),
  answer: pageOf(readFields(kind.fields)[field]?.items as Json),
});

/** What the API document says of a kind's click counter. */
export const counterDocsOf = (kind: AnyKind): Json => ({
  summary: `Counts a view: ${kind.label.en}`,
  description:
    'Every call counts, up to 60 in a minute from one address; a view named in X-View-Id (8 to 64 of A-Z a-z 0-9 _ -) counts once however often it is sent.',
  params: idOf(kind),
  headers: { 'X-View-Id': { type: 'string', pattern: '^[\\w-]{8,64}$' } },
  bodyless: true,
  answer: { type: 'null' },
});

type Verb = 'list' | 'info' | 'add' | 'edit' | 'remove' | 'sort' | 'revisions' | 'restore' | 'body' | 'copyBody' | 'compare' | 'bulk';

/** What the API document says of a kind's admin verbs. */
export function adminDocsOf(kind: AnyKind): Record<Verb, Json> {
  const label = kind.label.en;
  const params = idOf(kind);
  const answer = ref(`${kind.id}.staff`);
  const searched = Object.fromEntries(kind.search.map((name) => [name, search]));
  const filters = Object.fromEntries(kind.filters.map((name) => [name, filterOf(kind, name, 'equal')]));
  const states = { text: search, status: { type: 'string', enum: LIST_STATES }, sort: { type: 'string', enum: sortsOf(kind) } };
  const ids: Json = { ...listOf(entryId(kind)), minItems: 1, maxItems: 1000, uniqueItems: true };
  const who = {
    revision: { type: 'integer' },
    at: { type: 'string', format: 'date-time' },
    by: orNull({ type: 'string' }),
    action: { enum: ['add', 'edit', 'body', 'remove', 'restore', 'seed'] },
  };
  const head: Json = objectOf(who);
  const then: Json = objectOf({ ...who, entry: answer });
  return {
    list: {
      summary: `List for staff: ${label}`,
      querystring: query({ ...pages, ...states, ...searched, ...filters }),
      answer: pageOf(ref(`${kind.id}.staffListed`)),
    },
    info: { summary: `One for staff: ${label}`, params, answer },
    add: { summary: `Add: ${label}`, body: ref(`${kind.id}.add`), answer, ...(kind.singleton && { conflicts: 'There is one already' }) },
    edit: { summary: `Change: ${label}`, params, body: ref(`${kind.id}.edit`), answer, conflicts: 'Somebody has changed it; data is the entry as it is now' },
    remove: { summary: `Into the trash: ${label}`, params, answer, conflicts: 'Other entries point to it' },
    sort: {
      summary: `Order by hand: ${label}`,
      body: objectOf({ ids }),
      answer: objectOf({ ids: listOf({ type: 'integer' }), total: { type: 'integer' } }),
      mayMiss: true,
    },
    revisions: { summary: `Revisions: ${label}`, params, querystring: query(pages), answer: pageOf(then) },
    restore: {
      summary: `Out of the trash, or back to a revision: ${label}`,
      params,
      body: objectOf({ revision, to: { type: 'integer', minimum: 1, maximum: 2_000_000_000, description: 'The older revision; left out: out of the trash' } }, [
        'to',
      ]),
      answer,
      conflicts: 'Somebody has changed it; data is the entry as it is now',
    },
    compare: {
      summary: `Two revisions, field by field: ${label}`,
      params,
      querystring: query({ from: { type: 'integer', minimum: 1 }, to: { type: 'integer', minimum: 1, description: 'Left out: the newest' } }),
      answer: objectOf({ from: head, to: head, changes: listOf(objectOf({ field: { type: 'string' }, before: {}, after: {} })) }),
    },
    bulk: {
      summary: `One action on many, all or none: ${label}`,
      body: objectOf({
        action: { type: 'string', enum: BULK_ACTIONS },
        entries: { ...listOf(objectOf({ id: entryId(kind), revision })), minItems: 1, maxItems: 200 },
      }),
      answer: objectOf({ entries: listOf(objectOf({ id: { type: 'integer' }, revision: { type: 'integer' } })) }),
      conflicts: 'data.conflicts has each entry that stood in the way, why (older, missing, inUse), and as it is now',
    },
    copyBody: {
      summary: `The body of another entry: ${label}`,
      params,
      body: objectOf({ field: { type: 'string', enum: bodiesOf(kind) }, from: entryId(kind), revision }),
      answer,
      conflicts: 'Somebody has changed it; data is the entry as it is now',
    },
    body: {
      summary: `Change a body by index: ${label}`,
      params,
      body: bodyOperationOf(kind),
      answer,
      conflicts: 'Somebody has changed it; data is the entry as it is now',
    },
  };
}

function bodyOperationOf(kind: AnyKind): Json {
  const index: Json = { type: 'integer', minimum: 0, maximum: 199 };
  const item = ref('BodyItemWrite');
  const common = { field: { type: 'string', enum: bodiesOf(kind) }, revision };
  return {
    oneOf: [
      objectOf({ ...common, op: { const: 'add' }, index, item }, ['index']),
      objectOf({ ...common, op: { const: 'replace' }, index, item }),
      objectOf({ ...common, op: { const: 'remove' }, index }),
      objectOf({ ...common, op: { const: 'move' }, index, to: index }),
      objectOf({ ...common, op: { const: 'clear' } }),
      objectOf({
        ...common,
        op: { const: 'restore' },
        to: { type: 'integer', minimum: 1, maximum: 2_000_000_000, description: 'The revision whose body comes back' },
      }),
    ],
  };
}

const idOf = (kind: AnyKind): Json => ({ id: entryId(kind) });

const SORTABLE = new Set(['text', 'date', 'dateRange', 'dateTime', 'integer', 'boolean', 'select', 'relation', 'email']);
function sortsOf({ columns, fields }: AnyKind): string[] {
  const names = new Set([...columns.filter((name) => SORTABLE.has(fields[name]?.type ?? '')), 'id', 'sort', 'updatedAt', 'createdAt', 'publishAt', 'status']);
  return [...names].flatMap((name) => [name, `-${name}`]);
}

function filterOf(kind: AnyKind, name: string, by: 'equal' | 'year' | 'search'): Json {
  if (by === 'search') return search;
  if (by === 'year') return { type: 'integer', minimum: 1900, maximum: 2099 };
  const field = kind.fields[name];
  if (field?.type === 'relation' || field?.type === 'integer') return { type: 'integer', minimum: 0, maximum: 999_999_999 };
  if (field?.type === 'boolean') return { type: 'string', enum: ['0', '1', 'false', 'true'] };
  return field?.options ? { type: 'string', enum: field.options } : search;
}
