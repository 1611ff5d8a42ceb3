import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { removeInvisible } from '@admissions/model/schema';
import { SHARE_PICTURE, SHARE_STEPS } from '@admissions/protocol';
import { networkKey } from '@admissions/protocol/addresses';
import { createFairQueue, matchesEtag } from '@admissions/protocol/server';
import fastifyStatic from '@fastify/static';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { HIDDEN } from '../../platform/http/declared-access.ts';
import { refused } from '../../platform/http/http-error.ts';
import { loadSharp } from './encode-picture.ts';
import type { Library } from './ingest.ts';
import { isDocument, MEDIA_NAME, readEnding } from './media-names.ts';
import { mediaFolder, readStored, seedMediaFolder } from './media-store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const notFound = () => refused(404, 'error.notFound');

/** GET /media/*: immutable files, cached without expiry; documents are named by `?name=`. */
export async function serveMedia(app: FastifyInstance, { config, store }: Library) {
  const folder = mediaFolder(config);
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: [folder, seedMediaFolder()],
    serve: false,
    dotfiles: 'deny',
  });
  app.get(
    '/media/:name',
    // Files are cheap, and browsers do not retry a picture refused under load.
    { config: { access: 'public', pressureHandler: () => {} }, schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params as { name: string };
      const { name: label = '' } = request.query as { name?: string };
      if (!MEDIA_NAME.test(name)) throw notFound();
      reply.header('x-content-type-options', 'nosniff');
      if (isDocument(name))
        reply.header('content-disposition', describeDownload(label, readEnding(name)));
      if (!store.open || existsSync(path.join(seedMediaFolder(), name)))
        return reply.sendFile(name, { maxAge: '365d', immutable: true });
      return sendFromStore(store.open, name, request.headers, reply);
    },
  );
}

/** Only a PDF may be displayed: other documents could run in the site's origin. */
function describeDownload(label: string, ending: string) {
  const stem = removeInvisible(label)
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(new RegExp(`\\.${ending}$`, 'i'), '')
    .trim();
  return contentDisposition(stem ? `${stem}.${ending}` : undefined, {
    type: ending === 'pdf' ? 'inline' : 'attachment',
  });
}

async function sendFromStore(
  open: NonNullable<Library['store']['open']>,
  name: string,
  {
    range,
    'if-none-match': ifNoneMatch,
  }: { range?: string | undefined; 'if-none-match'?: string | undefined },
  reply: FastifyReply,
): Promise<unknown> {
  // Names are unique per content.
  const etag = `"${name}"`;
  const cacheHeaders = { 'cache-control': IMMUTABLE, etag };
  if (matchesEtag(ifNoneMatch, etag)) return reply.code(304).headers(cacheHeaders).send();
  const found = await open(name, range);
  if (!found) throw notFound();
  reply.code(found.status).headers({
    ...found.headers,
    ...(found.status === 416 ? { 'cache-control': 'no-store' } : cacheHeaders),
  });
  return reply.send(found.body);
}

const MAX_CACHED_PICTURES = 120;
/** Waiting tasks per network and in total. A messenger's robots request a few at a time. */
const QUEUE = { atOnce: 1, mostEach: 12, most: 96, refusal: () => refused(503, 'error.server') };
const FILE_PATTERN = /^([\w-]+\.(?:avif|webp|jpeg))\.jpg$/;
/** A position of the crop, or `logo` for a whole picture on white. */
const PLACE_PATTERN = new RegExp(`^([0-${SHARE_STEPS - 1}]{2}|logo)$`);

/** GET /media/share/…: encoded on first request in a fair queue of networks, then LRU-cached. */
export async function serveSharePictures(app: FastifyInstance, { store }: Library) {
  const cached = new Map<string, Promise<Buffer>>();
  const queue = createFairQueue(QUEUE);

  function loadPicture(key: string, file: string, position: Position | null) {
    const picture =
      cached.get(key) ??
      readStored(store, file).then((bytes) => encodeSharePicture(bytes, position));
    picture.catch(() => cached.delete(key));
    // Inserted again for LRU order.
    cached.delete(key);
    cached.set(key, picture);
    const [oldest = ''] = cached.keys();
    if (cached.size > MAX_CACHED_PICTURES) cached.delete(oldest);
    return picture;
  }
  app.get('/media/share/:place/:name', HIDDEN, async (request, reply) => {
    const { place, name } = request.params as { place: string; name: string };
    const file = FILE_PATTERN.exec(name)?.[1];
    if (!file || !MEDIA_NAME.test(file) || !PLACE_PATTERN.test(place)) throw notFound();
    const key = `${place} ${file}`;
    const position = place === 'logo' ? null : ([Number(place[0]), Number(place[1])] as const);
    const load = () =>
      loadPicture(key, file, position).catch(() => {
        throw notFound();
      });
    const picture = await (cached.has(key) ? load() : queue.take(networkKey(request.ip), load));
    return reply
      .type('image/jpeg')
      .headers({
        'cache-control': IMMUTABLE,
        'x-content-type-options': 'nosniff',
      })
      .send(picture);
  });
}

const MAX_BYTES = 100_000;

type Position = readonly [column: number, row: number];

/** 1200 × 630, cropped around a position or whole; JPEG, because every messenger reads it. */
export async function encodeSharePicture(bytes: Uint8Array, position: Position | null) {
  const sharp = await loadSharp();
  const picture = await (position ? crop(bytes, position) : contain(bytes));
  const data = await picture
    .flatten({ background: '#fff' })
    .png({ compressionLevel: 1 })
    .toBuffer();
  let jpeg: Buffer | undefined;
  for (const quality of [82, 70, 55, 40, 25]) {
    jpeg = await sharp(data).jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES) break;
  }
  return jpeg as Buffer;
}

async function crop(bytes: Uint8Array, [column, row]: Position) {
  const sharp = await loadSharp();
  const { width, height } = await sharp(bytes).metadata();
  const aspectRatio = SHARE_PICTURE.width / SHARE_PICTURE.height;
  const part =
    width / height > aspectRatio
      ? { width: Math.round(height * aspectRatio), height }
      : { width, height: Math.round(width / aspectRatio) };
  const start = (step: number, whole: number, shown: number) =>
    Math.round(
      Math.min(Math.max(((step + 0.5) / SHARE_STEPS) * whole - shown / 2, 0), whole - shown),
    );
  return sharp(bytes)
    .extract({
      left: start(column, width, part.width),
      top: start(row, height, part.height),
      ...part,
    })
    .resize(SHARE_PICTURE.width, SHARE_PICTURE.height, { fit: 'fill' });
}

/** A logo with a margin. */
async function contain(bytes: Uint8Array) {
  const sharp = await loadSharp();
  const margin = 115;
  return sharp(bytes)
    .resize(SHARE_PICTURE.width - 2 * margin, SHARE_PICTURE.height - 2 * margin, {
      fit: 'contain',
      background: '#fff',
    })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background: '#fff' });
}
