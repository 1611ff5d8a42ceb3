import { SHARE_PICTURE, SHARE_STEPS } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { refused } from '../../platform/http/http-error.ts';
import { networkKey } from '../../platform/http/visitor-network.ts';
import { createFairQueue, QueueFullError } from '../../platform/queue/fair-queue.ts';
import { loadSharp } from './encode-picture.ts';
import type { Library } from './ingest.ts';
import { MEDIA_NAME } from './media-names.ts';
import { readStored } from './media-store.ts';

const MAX_CACHED_PICTURES = 120;
/** Waiting tasks per network and in total. A messenger's robots request a few at a time. */
const QUEUE_LIMITS = { mostEach: 12, most: 96 };
const FILE_PATTERN = /^([\w-]+\.(?:avif|webp|jpeg))\.jpg$/;
/** A position of the crop, or `logo` for a whole picture on white. */
const PLACE_PATTERN = new RegExp(`^([0-${SHARE_STEPS - 1}]{2}|logo)$`);
const createRefusal = (status: 404 | 503) =>
  refused(status, status === 404 ? 'error.notFound' : 'error.server');

/** GET /media/share/…: encoded on first request in a fair queue of networks, then LRU-cached. */
export async function serveSharePictures(app: FastifyInstance, { store }: Library): Promise<void> {
  const cached = new Map<string, Promise<Buffer>>();
  const pending = new Map<string, Promise<Buffer>>();
  const queue = createFairQueue({ atOnce: 1, ...QUEUE_LIMITS });

  function cachePicture(key: string, picture: Promise<Buffer>): Promise<Buffer> {
    // Re-inserted for LRU order.
    cached.delete(key);
    cached.set(key, picture);
    for (const oldest of cached.keys()) {
      if (cached.size <= MAX_CACHED_PICTURES) break;
      cached.delete(oldest);
    }
    return picture;
  }
  function loadPicture(key: string, file: string, position: Position | null): Promise<Buffer> {
    const picture = cachePicture(
      key,
      cached.get(key) ??
        readStored(store, file).then((bytes) => encodeSharePicture(bytes, position)),
    );
    picture.catch(() => cached.delete(key));
    return picture;
  }
  /** Shares work per network and picture; networks never wait for each other. */
  function runQueued(network: string, key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${network} ${key}`;
    const queued =
      pending.get(name) ?? queue.take(network, work).finally(() => pending.delete(name));
    pending.set(name, queued);
    return queued;
  }

  app.get(
    '/media/share/:place/:name',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { place, name } = request.params as { place: string; name: string };
      const file = FILE_PATTERN.exec(name)?.[1];
      if (!file || !MEDIA_NAME.test(file) || !PLACE_PATTERN.test(place)) throw createRefusal(404);
      const key = `${place} ${file}`;
      const position = place === 'logo' ? null : ([Number(place[0]), Number(place[1])] as const);
      const load = () => loadPicture(key, file, position);
      const picture = await (cached.has(key)
        ? load()
        : runQueued(networkKey(request.ip), key, load)
      ).catch((error: unknown) => {
        throw createRefusal(error instanceof QueueFullError ? 503 : 404);
      });
      return reply
        .type('image/jpeg')
        .headers({
          'cache-control': 'public, max-age=31536000, immutable',
          'x-content-type-options': 'nosniff',
        })
        .send(picture);
    },
  );
}

const MAX_BYTES = 100_000;

type Position = readonly [column: number, row: number];

/** 1200 × 630, cropped around a position or whole; JPEG, because every messenger reads it. */
export async function encodeSharePicture(
  bytes: Uint8Array,
  position: Position | null,
): Promise<Buffer> {
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
