import type { IncomingHttpHeaders } from 'node:http';
import { MEDIA_PATHS } from '@admissions/protocol/staff';
import multipart from '@fastify/multipart';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { malformed, success } from '../../platform/http/http-error.ts';
import type { SignedIn } from '../../platform/http/signed-in.ts';
import { staffRoute } from '../../platform/http/typed-route.ts';
import { LARGEST_ID, mediaParams } from '../../platform/validation/input-schemas.ts';
import { wholeNumberText } from '../../platform/validation/request-faults.ts';
import { avifQueue } from './avif-queue.ts';
import { clientGone } from './client-gone.ts';
import { editMedia, mediaEditSchema, removeMedia } from './edit-media.ts';
import type { Library } from './ingest.ts';
import { addMedia, replaceMedia } from './ingest.ts';
import { listMedia, mediaQuery, readMediaItem } from './list-media.ts';
import { mediaDocs } from './media-docs.ts';
import { MEGABYTE, toMediaLimits, UPLOADS_AT_ONCE } from './media-limits.ts';
import { openMediaStore } from './media-store.ts';
import { readUses } from './media-uses.ts';
import { receiveUpload } from './receive-upload.ts';
import { serveMedia } from './serve-media.ts';
import { serveSharePictures } from './serve-share-pictures.ts';
import { keepSwept } from './sweep-media.ts';
import { uploadDoor } from './upload-door.ts';

const uploadQuery = z.strictObject({ kind: z.enum(['panorama']).optional() });
const replaceQuery = z.strictObject({ revision: wholeNumberText(LARGEST_ID) });
/** The Idempotency-Key of an upload, or null. */
function readKey({
  'idempotency-key': key = null,
}: IncomingHttpHeaders & { 'idempotency-key'?: string | null }): string | null {
  if (key !== null && !/^[\w.:-]{8,128}$/.test(key)) throw malformed();
  return key;
}

/** The media library: uploads, their list, what can be done with an item, and the files themselves. */
export async function mediaRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const library: Library = { ...deps, store: openMediaStore(deps.config) };
  const { orm } = deps.db;
  const queue = avifQueue(library);
  const within = uploadDoor(UPLOADS_AT_ONCE);
  const most = toMediaLimits(deps.config).video + MEGABYTE;
  await app.register(multipart, {
    limits: { fileSize: most, files: 1, fields: 5, parts: 6, headerPairs: 50 },
  });
  await serveMedia(app, library);
  await serveSharePictures(app, library);
  keepSwept(app, library);

  const reading = { access: { media: 'read' } } as const;
  const changing = { access: { media: 'change' } } as const;
  const uploading = { upload: 'multipart/form-data' } as const;
  const bodyLimit = most + MEGABYTE;
  const answer = async (id: number, by: SignedIn) => {
    const item = await readMediaItem(deps, id, by);
    if (item.type.startsWith('image/')) queue.add(id);
    return success(item);
  };

  staffRoute(app, {
    method: 'POST',
    url: MEDIA_PATHS.upload,
    bodyLimit,
    config: { ...uploading, access: { media: 'add' }, repeats: 'own' },
    docs: mediaDocs.upload,
    input: { query: uploadQuery },
    handler: async ({ query: { kind: wanted }, admin: by, request, reply }) => {
      const key = readKey(request.headers);
      const signal = clientGone(reply);
      return within(by.id, async () => {
        const received = await receiveUpload(request, deps, {
          wanted,
          owner: by.id,
          signal,
        });
        return answer(await addMedia(library, received, { by, key, signal }), by);
      });
    },
  });
  staffRoute(app, {
    method: 'POST',
    url: MEDIA_PATHS.replace(':id'),
    bodyLimit,
    config: { ...uploading, ...changing },
    docs: mediaDocs.replace,
    input: { params: mediaParams, query: replaceQuery },
    handler: async ({ params: { id }, query, admin: by, request, reply }) => {
      const { revision } = query;
      const signal = clientGone(reply);
      return within(by.id, async () => {
        const { kind } = await readMediaItem(deps, id, by);
        const received = await receiveUpload(request, deps, {
          wanted: kind,
          owner: by.id,
          signal,
        });
        await replaceMedia(library, received, { id, revision, by, signal });
        return answer(id, by);
      });
    },
  });
  staffRoute(app, {
    method: 'PUT',
    url: MEDIA_PATHS.edit(':id'),
    config: changing,
    docs: mediaDocs.edit,
    input: { params: mediaParams, body: mediaEditSchema },
    handler: async ({ params: { id }, body: edit, admin: by }) => {
      await editMedia(library, { id, edit, by });
      return answer(id, by);
    },
  });
  staffRoute(app, {
    method: 'DELETE',
    url: MEDIA_PATHS.remove(':id'),
    config: changing,
    docs: mediaDocs.remove,
    input: { params: mediaParams },
    handler: async ({ params: { id }, admin }) => {
      await removeMedia(library, id, admin);
      return success({});
    },
  });
  staffRoute(app, {
    method: 'GET',
    url: MEDIA_PATHS.list,
    config: reading,
    docs: mediaDocs.list,
    input: { query: mediaQuery },
    handler: async ({ query, admin }) => success(await listMedia(orm, query, admin)),
  });
  staffRoute(app, {
    method: 'GET',
    url: MEDIA_PATHS.limits,
    config: reading,
    docs: mediaDocs.limits,
    handler: async () => success(toMediaLimits(deps.config)),
  });
  staffRoute(app, {
    method: 'GET',
    url: MEDIA_PATHS.info(':id'),
    config: reading,
    docs: mediaDocs.info,
    input: { params: mediaParams },
    handler: async ({ params: { id }, admin }) => success(await readMediaItem(deps, id, admin)),
  });
  staffRoute(app, {
    method: 'GET',
    url: MEDIA_PATHS.uses(':id'),
    config: reading,
    docs: mediaDocs.uses,
    input: { params: mediaParams },
    handler: async ({ params: { id }, admin }) => {
      await readMediaItem(deps, id, admin);
      return success(await readUses(orm, id, admin));
    },
  });

  app.addHook('onListen', () => queue.addMissing());
  app.addHook('onClose', async () => {
    queue.stop();
    await queue.idle();
  });
}
