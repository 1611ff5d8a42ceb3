import type { IncomingHttpHeaders } from 'node:http';
import type { MediaEdit } from '@admissions/contracts';
import { MEDIA_PATHS } from '@admissions/contracts';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { malformed, parsed, success } from '../../answers.ts';
import type { Deps } from '../../deps.ts';
import { localeOf } from '../../plugins/locale.ts';
import { editRoute } from '../../plugins/method-override.ts';
import type { SignedIn } from '../auth/admin-sessions.ts';
import { idOf, queryOf } from '../list-query.ts';
import { avifQueue } from './avif-queue.ts';
import { clientGone } from './client-gone.ts';
import { editMedia, mediaEditSchema, removeMedia } from './edit-media.ts';
import type { Library } from './ingest.ts';
import { addMedia, replaceMedia } from './ingest.ts';
import { listMedia, mediaQuery, readMediaItem } from './list-media.ts';
import { mediaDocs } from './media-docs.ts';
import { MEGABYTE, mediaLimitsOf, UPLOADS_AT_ONCE } from './media-limits.ts';
import { mediaStoreOf } from './media-store.ts';
import { readUses } from './media-uses.ts';
import { receiveUpload } from './receive-upload.ts';
import { serveMedia } from './serve-media.ts';
import { serveSharePictures } from './serve-share-pictures.ts';
import { keepSwept } from './sweep-media.ts';
import { uploadDoor } from './upload-door.ts';

const uploadQuery = z.strictObject({ kind: z.enum(['panorama']).optional() });
const replaceQuery = z.strictObject({
  revision: z
    .string()
    .regex(/^[1-9]\d{0,8}$/)
    .transform(Number),
});
/** The Idempotency-Key of an upload, or null. */
function keyOf({
  'idempotency-key': key = null,
}: IncomingHttpHeaders & { 'idempotency-key'?: string | null }): string | null {
  if (key !== null && !/^[\w.:-]{8,128}$/.test(key)) throw malformed();
  return key;
}
const byOf = (request: FastifyRequest) => request.admin as SignedIn;

/** The media library: uploads, their list, what can be done with an item, and the files themselves. */
export async function mediaRoutes(app: FastifyInstance, deps: Deps): Promise<void> {
  const library: Library = { ...deps, store: mediaStoreOf(deps.config) };
  const { orm } = deps.db;
  const queue = avifQueue(library);
  const within = uploadDoor(UPLOADS_AT_ONCE);
  const most = mediaLimitsOf(deps.config).video + MEGABYTE;
  await app.register(multipart, {
    limits: { fileSize: most, files: 1, fields: 5, parts: 6, headerPairs: 50 },
  });
  await serveMedia(app, library);
  await serveSharePictures(app, library);
  keepSwept(app, library);

  const reading = { access: { media: 'read' } } as const;
  const changing = { access: { media: 'change' } } as const;
  const uploading = { upload: true } as const;
  const bodyLimit = most + MEGABYTE;
  const answer = async (id: number, by: SignedIn) => {
    const item = await readMediaItem(deps, id, by);
    if (item.type.startsWith('image/')) queue.add(id);
    return success(item);
  };

  app.post(
    MEDIA_PATHS.upload,
    {
      bodyLimit,
      config: { ...uploading, access: { media: 'add' }, repeats: 'own' },
      schema: mediaDocs.upload,
    },
    (request, reply) => {
      const { kind: wanted } = queryOf(uploadQuery, request.query);
      const key = keyOf(request.headers);
      const [by, signal] = [byOf(request), clientGone(reply)];
      return within(by.id, async () => {
        const received = await receiveUpload(request, deps, {
          wanted,
          locale: localeOf(request),
          owner: by.id,
          signal,
        });
        return answer(await addMedia(library, received, { by, key, signal }), by);
      });
    },
  );
  app.post(
    MEDIA_PATHS.replace(':id'),
    { bodyLimit, config: { ...uploading, ...changing }, schema: mediaDocs.replace },
    (request, reply) => {
      const signal = clientGone(reply);
      const [id, locale, by] = [idOf(request.params), localeOf(request), byOf(request)];
      const { revision } = queryOf(replaceQuery, request.query);
      return within(by.id, async () => {
        const { kind } = await readMediaItem(deps, id, by);
        const received = await receiveUpload(request, deps, {
          wanted: kind,
          locale,
          owner: by.id,
          signal,
        });
        await replaceMedia(library, received, { id, revision, by, signal });
        return answer(id, by);
      });
    },
  );
  editRoute(app, {
    url: MEDIA_PATHS.edit(':id'),
    config: changing,
    schema: mediaDocs.edit,
    handler: async (request) => {
      const [id, locale, by] = [idOf(request.params), localeOf(request), byOf(request)];
      const edit = parsed(mediaEditSchema, request.body, locale) as MediaEdit;
      await editMedia(library, { id, edit, by, locale });
      return answer(id, by);
    },
  });
  app.delete(
    MEDIA_PATHS.remove(':id'),
    { config: changing, schema: mediaDocs.remove },
    async (request) => {
      await removeMedia(library, idOf(request.params), byOf(request));
      return success({});
    },
  );
  app.get(MEDIA_PATHS.list, { config: reading, schema: mediaDocs.list }, async (request) =>
    success(await listMedia(orm, queryOf(mediaQuery, request.query), byOf(request))),
  );
  app.get(MEDIA_PATHS.limits, { config: reading, schema: mediaDocs.limits }, async () =>
    success(mediaLimitsOf(deps.config)),
  );
  app.get(MEDIA_PATHS.info(':id'), { config: reading, schema: mediaDocs.info }, async (request) =>
    success(await readMediaItem(deps, idOf(request.params), byOf(request))),
  );
  app.get(MEDIA_PATHS.uses(':id'), { config: reading, schema: mediaDocs.uses }, async (request) => {
    const id = idOf(request.params);
    await readMediaItem(deps, id, byOf(request));
    return success(await readUses(orm, id, byOf(request)));
  });

  app.addHook('onListen', () => queue.addMissing());
  app.addHook('onClose', async () => {
    queue.stop();
    await queue.idle();
  });
}
