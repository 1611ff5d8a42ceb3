import { BODY_ITEM_TYPES } from '@admissions/model';
import {
  buildBodyItemSchema,
  dateRangeSchema,
  fileSchema,
  href,
  imageSchema,
  linkSchema,
  videoSchema,
} from '@admissions/model/schema';
import { RESULT_CODES } from '@admissions/protocol';
import { REVISION_OF_WRITE } from '../validation/input-schemas.ts';
import {
  type Json,
  listSchema,
  moment,
  objectSchema,
  orNull,
  ref,
  text,
  toJsonSchema,
  whole,
} from '../validation/json-schema.ts';

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
const link = toJsonSchema(linkSchema(), 'input');
const duration: Json = { type: 'integer', minimum: 0, maximum: 86_400, description: 'Seconds' };

const writes: Record<string, Json> = {
  ImageWrite: toJsonSchema(imageSchema(), 'input'),
  FileWrite: toJsonSchema(fileSchema(), 'input'),
  // A plain address is accepted as input and converted to an object.
  LinkWrite: { anyOf: [toJsonSchema(href(), 'input'), link] },
  OutsideLinkWrite: {
    anyOf: [
      toJsonSchema(href(true), 'input'),
      toJsonSchema(linkSchema({ isOutside: true }), 'input'),
    ],
  },
  VideoWrite: toJsonSchema(videoSchema(), 'input'),
  DateRange: {
    ...toJsonSchema(dateRangeSchema(), 'input'),
    description: 'Days in Taipei; begin must not be after end',
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
  Relation: objectSchema({ id: whole, title: text }),
};
const READ_NAMES: Record<string, string> = {
  ImageWrite: 'Image',
  FileWrite: 'File',
  LinkWrite: 'Link',
  OutsideLinkWrite: 'Link',
  VideoWrite: 'Video',
};

/** Replaces the schemas of input by those of output. */
export function toReadVersion(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(toReadVersion);
  if (typeof schema !== 'object' || schema === null) return schema;
  const { $ref } = schema as { $ref?: string };
  const name = $ref?.split('/').pop() ?? '';
  if (name in READ_NAMES) return ref(READ_NAMES[name] as string);
  const constraints = Object.entries(schema).filter(
    ([key]) => !['minLength', 'minItems', 'maxItems', 'maxLength'].includes(key),
  );
  return Object.fromEntries(constraints.map(([key, value]) => [key, toReadVersion(value)]));
}
const written = BODY_ITEM_TYPES.map((type) => toJsonSchema(buildBodyItemSchema(type), 'input'));
const read = written.map(toReadVersion) as Json[];
const unknownItem: Json = {
  type: 'object',
  required: ['type'],
  properties: { type: { type: 'string', not: { enum: BODY_ITEM_TYPES } } },
  description: 'Of a removed type; stored, never shown to the public',
};

const refusal = {
  errorCode: {
    type: 'integer',
    enum: Object.values(RESULT_CODES).filter((code) => code !== RESULT_CODES.success),
  },
  message: {
    type: 'string',
    description: 'A sentence in the language of Accept-Language (zh-TW or en)',
  },
  errors: {
    type: 'object',
    additionalProperties: listSchema(text),
    description:
      'Messages by field; nested fields joined by dots, list items by their index: `dates.end`, `body.2.text`. With 400: by the key of the query, `id`, `body` or `_method`',
  },
  data: { description: 'With 409: the current entry' },
  requestId: { type: 'string', description: 'Also in the header x-request-id and in the log' },
};

export const REVISION_HEAD: Record<string, Json> = {
  revision: whole,
  at: moment,
  by: orNull(text),
  action: { type: 'string', enum: ['add', 'edit', 'body', 'remove', 'restore', 'seed'] },
  name: orNull(text),
};
const head = ref('RevisionHead');

/** By name in the document. */
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
  EntryRevisions: objectSchema({
    entries: listSchema(objectSchema({ id: whole, revision: whole })),
  }),
  Refusal: objectSchema(refusal, ['errors', 'data']),
  NotExists: {
    ...objectSchema({ ...refusal, errorCode: { const: RESULT_CODES.notExists } }, [
      'errors',
      'data',
    ]),
    description: 'No such entry; a regular answer',
  },
};
