import { MEDIA_KINDS } from '@admissions/protocol/staff';
import {
  flag,
  listSchema,
  moment,
  objectSchema,
  orNull,
  pageSchema,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';

const number = { type: 'number' };
const point = objectSchema({ x: number, y: number });

const item = objectSchema({
  id: whole,
  kind: { enum: MEDIA_KINDS },
  name: text,
  url: text,
  width: whole,
  height: whole,
  placeholder: text,
  sources: listSchema(objectSchema({ type: text, srcset: text })),
  size: whole,
  type: text,
  duration: orNull(whole),
  alt: text,
  tags: listSchema(text),
  focal: point,
  crop: orNull(objectSchema({ x: number, y: number, width: number, height: number })),
  original: orNull(objectSchema({ url: text, width: whole, height: whole })),
  uses: whole,
  createdAt: moment,
  createdBy: orNull(text),
  updatedAt: moment,
  revision: whole,
  mayChange: { type: 'boolean', description: 'Whether the caller may replace, edit or delete it' },
});
const use = objectSchema({
  kind: text,
  area: text,
  id: whole,
  title: orNull(text),
  field: text,
  status: { enum: ['draft', 'published'] },
  isInTrash: flag,
});
const limits = objectSchema({
  image: whole,
  panorama: whole,
  video: whole,
  file: whole,
  panoramaWidth: whole,
  types: { type: 'object', additionalProperties: listSchema(text) },
});

const conflicts = 'Somebody has changed it; data is the item as it is now';
const refusals = {
  413: 'Too large; the limit is at the field `file`',
  422: 'No file, or an unsupported one; the reason is at the field `file`',
};

export const mediaDocs = {
  upload: {
    operationId: 'uploadMedia',
    summary: 'Upload a picture, a panorama, a video (mp4) or a document',
    description:
      'Safe to repeat with the same Idempotency-Key: returns the existing item. Too many concurrent uploads are refused with 503 before they are read.',
    headers: { 'Idempotency-Key': { type: 'string', pattern: '^[\\w.:-]{8,128}$' } },
    answer: item,
    refusals,
  },
  list: {
    summary: 'The media library',
    answer: objectSchema({
      ...(pageSchema(item) as { properties: Record<string, object> }).properties,
      tags: {
        ...listSchema(objectSchema({ tag: text, count: whole })),
        description: 'All that are in use, by name',
      },
    }),
  },
  limits: {
    operationId: 'getMediaLimits',
    summary: 'How large files may be, and of which types',
    answer: limits,
  },
  info: { summary: 'One item of the media library', answer: item },
  uses: { summary: 'The entries that show an item', answer: listSchema(use) },
  edit: {
    summary: 'Change name, alternative text, focal point or crop',
    answer: item,
    conflicts,
  },
  replace: {
    summary: 'Replace the file of an item everywhere',
    answer: item,
    conflicts,
    refusals,
  },
  remove: {
    summary: 'Delete an item that no entry shows',
    answer: objectSchema({}),
    conflicts: 'Entries show it; data.uses names them',
  },
};
