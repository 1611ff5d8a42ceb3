import { MAX_PHOTOS, PHOTO_PATHS } from '@admissions/protocol/staff';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { kindId } from '../../content/routes/entry-id.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { MAX_ID } from '../../platform/validation/input-schemas.ts';
import {
  flag,
  listSchema,
  objectSchema,
  orNull,
  text,
  whole,
} from '../../platform/validation/json-schema.ts';
import { listPhotoSlots } from './photo-slots.ts';
import { savePhotos } from './save-photos.ts';

const id = () => z.int('validation.required').min(1, 'validation.required').max(MAX_ID);
const photosBody = z.strictObject({
  list: z
    .array(
      z.strictObject({
        kind: kindId(),
        id: id(),
        field: z.string('validation.required').max(60),
        media: id(),
        alt: z.string('validation.imageAlt').trim().max(200),
      }),
      'validation.required',
    )
    .min(1, 'validation.required')
    .max(MAX_PHOTOS, 'error.tooLarge'),
});
const tags = ['media'];
const docs = {
  slots: {
    tags,
    operationId: 'listPhotoSlots',
    summary: 'Lists picture fields that still show a drawing',
    description: 'In the areas of the caller. Pictures inside texts are left out.',
    answer: objectSchema({
      list: listSchema(
        objectSchema({
          kind: text,
          id: whole,
          title: text,
          parent: orNull(whole),
          field: text,
          url: text,
          width: whole,
          height: whole,
          alt: text,
          hasDraft: flag,
        }),
      ),
    }),
  },
  save: {
    tags,
    operationId: 'addPhotos',
    summary: 'Puts pictures of the library into drafts of entries',
    description:
      'All or none. Other changes of a draft stay; visitors see nothing before it is published.',
    answer: objectSchema({ count: whole }),
  },
};

/** Photographs for the places that show drawings. */
export async function photosRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const config = { access: 'account' } as const;
  staffRoute(app, {
    method: 'GET',
    url: PHOTO_PATHS.slots,
    config,
    docs: docs.slots,
    handler: async ({ admin }) => ({ list: await listPhotoSlots(deps.db.orm, admin) }),
  });
  staffRoute(app, {
    method: 'POST',
    url: PHOTO_PATHS.save,
    config,
    docs: docs.save,
    input: { body: photosBody },
    handler: async ({ body: { list }, admin }) => ({ count: await savePhotos(deps, admin, list) }),
  });
}
