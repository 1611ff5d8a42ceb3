import { RESULT_CODES } from '@admissions/protocol';
import { MEDIA_KINDS, MEDIA_PATHS } from '@admissions/protocol/staff';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { Deps } from '../../content/deps.ts';
import { HttpError, refused } from '../../platform/http/http-error.ts';
import { readKeyHeader } from '../../platform/http/key-header.ts';
import { type SignedIn, staffRoutes } from '../../platform/http/typed-routes.ts';
import { MAX_ID, mediaParams, wholeNumberText } from '../../platform/validation/input-schemas.ts';
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
import { createAvifQueue } from './avif-queue.ts';
import { deleteMedia, editMedia, mediaEditSchema } from './edit-media.ts';
import { addMedia, type Library, replaceMedia } from './ingest.ts';
import { listMedia, mediaQuery, readMediaItem } from './list-media.ts';
import { MEDIA_LIMITS, MEGABYTE_BYTES } from './media-names.ts';
import { openMediaStore } from './media-store.ts';
import { readUses } from './media-uses.ts';
import { receiveUpload } from './receive-upload.ts';
import { serveMedia, serveSharePictures } from './serve-media.ts';
import { scheduleMediaSweep } from './sweep-media.ts';

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

const mediaDocs = {
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
      kinds: {
        ...listSchema(objectSchema({ kind: text, count: whole, unused: whole })),
        description: 'Of all pages, the most frequent first',
      },
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

const uploadQuery = z.strictObject({ kind: z.enum(['panorama']).optional() });
const replaceQuery = z.strictObject({ revision: wholeNumberText(MAX_ID) });
const maxBytes = MEDIA_LIMITS.video + MEGABYTE_BYTES;

/** Uploads, lists and edits of the media library, and the files themselves. */
export async function mediaRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, { media: 'change' });
  const library: Library = { ...deps, store: openMediaStore(deps.config) };
  const addAvif = createAvifQueue(app, library);
  await app.register(multipart, {
    limits: { fileSize: maxBytes, files: 1, fields: 5, parts: 6, headerPairs: 50 },
  });
  await serveMedia(app, library);
  await serveSharePictures(app, library);
  scheduleMediaSweep(app, library);

  const answer = async (id: number, by: SignedIn) => {
    const item = await readMediaItem(deps.db.orm, id, by);
    if (item.type.startsWith('image/')) addAvif(id);
    return item;
  };
  uploadRoutes(app, library, answer);
  staff.put(
    MEDIA_PATHS.edit(':id'),
    { docs: mediaDocs.edit, params: mediaParams, body: mediaEditSchema },
    async ({ params: { id }, body: edit, admin: by }) => {
      await editMedia(library, { id, edit, by });
      return answer(id, by);
    },
  );
  staff.delete(
    MEDIA_PATHS.remove(':id'),
    { docs: mediaDocs.remove, params: mediaParams },
    async ({ params: { id }, admin }) => {
      await deleteMedia(library, id, admin);
      return {};
    },
  );
  readRoutes(app, deps);
}

function uploadRoutes(
  app: FastifyInstance,
  library: Library,
  answer: (id: number, by: SignedIn) => Promise<unknown>,
) {
  const limitUpload = createUploadLimiter();
  const staff = staffRoutes(app, { media: 'change' });
  const uploading = {
    upload: 'multipart/form-data',
    bodyLimit: maxBytes + MEGABYTE_BYTES,
  } as const;

  staff.post(
    MEDIA_PATHS.upload,
    {
      ...uploading,
      docs: mediaDocs.upload,
      query: uploadQuery,
      access: { media: 'add' },
      repeats: 'own',
    },
    async ({ query: { kind: expectedKind }, admin: by, request, reply }) => {
      const key = readKeyHeader(request, 'idempotency-key');
      const signal = createDisconnectSignal(reply);
      return limitUpload(by.id, async () => {
        const received = await receiveUpload(request, library, {
          expectedKind,
          owner: by.id,
          signal,
        });
        return answer(await addMedia(library, received, { by, key, signal }), by);
      });
    },
  );
  staff.post(
    MEDIA_PATHS.replace(':id'),
    { ...uploading, docs: mediaDocs.replace, params: mediaParams, query: replaceQuery },
    async ({ params: { id }, query: { revision }, admin: by, request, reply }) => {
      const signal = createDisconnectSignal(reply);
      return limitUpload(by.id, async () => {
        const { kind } = await readMediaItem(library.db.orm, id, by);
        const received = await receiveUpload(request, library, {
          expectedKind: kind,
          owner: by.id,
          signal,
        });
        await replaceMedia(library, received, { id, revision, by, signal });
        return answer(id, by);
      });
    },
  );
}

function readRoutes(app: FastifyInstance, deps: Deps) {
  const staff = staffRoutes(app, { media: 'read' });
  const { orm } = deps.db;

  staff.get(
    MEDIA_PATHS.list,
    { docs: mediaDocs.list, query: mediaQuery },
    async ({ query, admin }) => listMedia(orm, query, admin),
  );
  staff.get(MEDIA_PATHS.limits, { docs: mediaDocs.limits }, async () => MEDIA_LIMITS);
  staff.get(
    MEDIA_PATHS.info(':id'),
    { docs: mediaDocs.info, params: mediaParams },
    async ({ params: { id }, admin }) => readMediaItem(orm, id, admin),
  );
  staff.get(
    MEDIA_PATHS.uses(':id'),
    { docs: mediaDocs.uses, params: mediaParams },
    async ({ params: { id }, admin }) => {
      await readMediaItem(orm, id, admin);
      return readUses(orm, id, admin);
    },
  );
}

/** Concurrent uploads in total and per account; the back office sends two at a time. */
const MAX_UPLOADS = { all: 12, each: 4 };

/** Refuses further uploads with 503 before their body is read. */
function createUploadLimiter() {
  const active: number[] = [];
  return async function limitUpload<T>(account: number, work: () => Promise<T>) {
    const ownCount = active.filter((id) => id === account).length;
    if (active.length >= MAX_UPLOADS.all || ownCount >= MAX_UPLOADS.each)
      throw refused(503, 'error.uploadsBusy');
    active.push(account);
    try {
      return await work();
    } finally {
      active.splice(active.indexOf(account), 1);
    }
  };
}

/** Aborts when the client or a proxy disconnects: it saw a failure, so store nothing. */
function createDisconnectSignal({ raw }: FastifyReply) {
  const controller = new AbortController();
  const abort = () => {
    if (!raw.writableFinished) controller.abort(new HttpError(RESULT_CODES.failed, 408));
  };
  if (raw.destroyed) abort();
  else raw.once('close', abort);
  return controller.signal;
}
