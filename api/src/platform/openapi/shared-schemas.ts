import { BODY_ITEM_TYPES, CODE, UPLOADED_FILM } from '@admissions/contracts';
import { buildBodyItemSchema } from '@admissions/contracts/schema';
import { REVISION_OF_WRITE } from '../validation/input-schemas.ts';
import type { Json } from '../validation/json-schema.ts';
import { listSchema, objectSchema, orNull, ref, toJsonSchema } from '../validation/json-schema.ts';

const text: Json = { type: 'string' };
const count: Json = { type: 'integer', minimum: 0 };
const mediaId: Json = {
  type: 'integer',
  minimum: 1,
  maximum: 999_999_999,
  description: 'Id in the media library',
  'x-media': true,
};
const part: Json = { type: 'number', minimum: 0, maximum: 1 };
const focal = objectSchema({ x: part, y: part });
const sources = listSchema(objectSchema({ type: text, srcset: text }));
const href: Json = {
  type: 'string',
  maxLength: 2000,
  description:
    'A path of this site, or an address with https: (without user name or password), mailto: or tel:',
  'x-href': true,
};
const link = objectSchema(
  { href, label: { type: 'string', minLength: 1, maxLength: 60 }, newWindow: { type: 'boolean' } },
  ['label', 'newWindow'],
);
const duration: Json = { type: 'integer', minimum: 0, maximum: 86_400, description: 'Seconds' };
const film: Json = {
  type: 'string',
  pattern: UPLOADED_FILM.source,
  description: 'Address of a film in the media library',
};
const captions: Json = { type: 'string', maxLength: 20_000, description: 'WebVTT' };
const youtube: Json = { type: 'string', pattern: '^[\\w-]{11}$' };

const writes: Record<string, Json> = {
  ImageWrite: objectSchema(
    {
      media: mediaId,
      alt: { type: 'string', maxLength: 200, description: 'Empty: decoration' },
      focal,
    },
    ['focal'],
  ),
  FileWrite: objectSchema({
    media: mediaId,
    label: { type: 'string', minLength: 1, maxLength: 80 },
  }),
  LinkWrite: { anyOf: [href, link] },
  VideoWrite: {
    oneOf: [
      objectSchema({ provider: { const: 'youtube' }, id: youtube, duration }, ['duration']),
      objectSchema({ provider: { const: 'file' }, media: mediaId, duration, captions }, [
        'duration',
        'captions',
      ]),
      objectSchema({ provider: { const: 'file' }, url: film, duration, captions }, [
        'duration',
        'captions',
      ]),
    ],
  },
  DateRange: {
    ...objectSchema({
      begin: { type: 'string', format: 'date' },
      end: { type: 'string', format: 'date' },
    }),
    description: 'Days in Taipei; begin is not after end',
    'x-range': true,
  },
};
const reads: Record<string, Json> = {
  Image: {
    ...objectSchema(
      {
        url: text,
        alt: text,
        width: count,
        height: count,
        focal,
        placeholder: text,
        sources,
        isPhoto: { const: true },
        media: mediaId,
        hasOwnFocal: { const: true },
      },
      ['isPhoto', 'media', 'hasOwnFocal'],
    ),
    description: '`media` and `hasOwnFocal` only for staff',
  },
  File: objectSchema({ url: text, label: text, size: count, type: text, media: mediaId }, [
    'media',
  ]),
  Link: link,
  Video: objectSchema(
    {
      provider: { enum: ['youtube', 'file'] },
      id: text,
      url: text,
      media: mediaId,
      duration,
      captions: text,
    },
    ['id', 'url', 'media', 'duration', 'captions'],
  ),
  Relation: objectSchema({ id: { type: 'integer' }, title: text }),
};
const READ_NAMES: Record<string, string> = {
  ImageWrite: 'Image',
  FileWrite: 'File',
  LinkWrite: 'Link',
  VideoWrite: 'Video',
};

/** What a part of a content item is called, by the property that only it has. */
function findName(schema: Json): string | undefined {
  const names = Object.keys((schema.properties as object | undefined) ?? {});
  if (names.includes('media') && names.includes('alt')) return 'ImageWrite';
  if (names.includes('media')) return names.includes('label') ? 'FileWrite' : undefined;
  return names.includes('href') ? 'LinkWrite' : undefined;
}
function withNames(schema: unknown, isVideo = false): unknown {
  if (Array.isArray(schema)) return schema.map((each) => withNames(each));
  if (typeof schema !== 'object' || schema === null) return schema;
  const name = isVideo ? 'VideoWrite' : findName(schema as Json);
  if (name) return ref(name);
  return Object.fromEntries(
    Object.entries(schema).map(([key, value]) => [key, withNames(value, key === 'video')]),
  );
}
/** The same schema with what is read in the places of what is written. */
export function toReadVersion(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toReadVersion);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as { $ref?: string };
  const name = $ref?.split('/').pop() ?? '';
  if (name in READ_NAMES) return ref(READ_NAMES[name] as string);
  const kept = Object.entries(schema).filter(
    ([key]) => !['minLength', 'minItems', 'maxItems', 'maxLength'].includes(key),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, toReadVersion(value)]));
}
const written = BODY_ITEM_TYPES.map(
  (type) => withNames(toJsonSchema(buildBodyItemSchema(type), 'input')) as Json,
);
const read = written.map(toReadVersion) as Json[];
const unknownItem: Json = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string', not: { enum: BODY_ITEM_TYPES } } },
  description: 'Of a type that is not known any more; kept, never shown to the public',
};

const refusal = {
  errorCode: { type: 'integer', enum: Object.values(CODE).filter((code) => code !== CODE.success) },
  message: {
    type: 'string',
    description: 'A sentence in the language of Accept-Language (zh-TW or en)',
  },
  errors: {
    type: 'object',
    additionalProperties: listSchema(text),
    description:
      'Sentences by field; nested fields joined by dots, list items by their index: `dates.end`, `body.2.text`. With 400: by the key of the query, `id`, `body` or `_method`',
  },
  data: { description: 'With 409: the entry as it is now' },
  requestId: { type: 'string', description: 'Also in the header x-request-id and in the log' },
};

/** What is told of every revision. */
export const REVISION_HEAD: Record<string, Json> = {
  revision: { type: 'integer' },
  at: { type: 'string', format: 'date-time' },
  by: orNull(text),
  action: { type: 'string', enum: ['add', 'edit', 'body', 'remove', 'restore', 'seed'] },
  name: orNull(text),
};
const head = ref('RevisionHead');

/** The schemas that many routes share, by the name they have in the document. */
export const SHARED_SCHEMAS: Record<string, Json> = {
  ...writes,
  ...reads,
  BodyItemWrite: { oneOf: written },
  BodyItem: { oneOf: [...read, unknownItem] },
  RevisionHead: objectSchema(REVISION_HEAD),
  Comparison: objectSchema({
    from: head,
    to: head,
    changes: listSchema(objectSchema({ field: text, before: {}, after: {} })),
  }),
  RevisionOfWrite: REVISION_OF_WRITE,
  Refusal: objectSchema(refusal, ['errors', 'data']),
  NotExists: {
    ...objectSchema({ ...refusal, errorCode: { const: CODE.notExists } }, ['errors', 'data']),
    description: 'There is no such entry: an answer, not a broken page',
  },
};
