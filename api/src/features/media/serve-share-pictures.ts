import { CODE, SHARE_STEPS } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import { Refused } from '../../answers.ts';
import type { Library } from './ingest.ts';
import { MEDIA_NAME } from './media-names.ts';
import { readStored } from './media-store.ts';
import { encodedSharePicture } from './share-picture.ts';

const KEPT = 120;
const MOST_WAITING = 24;
const FILE = /^([\w-]+\.(?:avif|webp))\.jpg$/;
const PLACE = new RegExp(`^[0-${SHARE_STEPS - 1}]{2}$`);
const refused = (status: 404 | 503) => new Refused(CODE.failed, status, { message: status === 404 ? 'error.notFound' : 'error.server' });

/** GET /media/share/…: made when the first robot asks, one after another, and kept while they are asked for. */
export async function serveSharePictures(app: FastifyInstance, { store }: Pick<Library, 'store'>): Promise<void> {
  const kept = new Map<string, Promise<Buffer>>();
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;

  function made(key: string, file: string, place: readonly [number, number]): Promise<Buffer> {
    const known = kept.get(key);
    // What was asked for last is dropped last.
    kept.delete(key);
    const picture = known ?? inTurn(async () => encodedSharePicture(await readStored(store, file), place));
    kept.set(key, picture);
    picture.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return picture;
  }
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (waiting >= MOST_WAITING) throw refused(503);
    waiting++;
    const turn = last.then(work).finally(() => waiting--);
    last = turn.catch(() => {});
    return turn;
  }

  app.get('/media/share/:place/:name', { config: { access: 'public' }, schema: { hide: true } }, async (request, reply) => {
    const { place, name } = request.params as { place: string; name: string };
    const file = FILE.exec(name)?.[1];
    if (!file || !MEDIA_NAME.test(file) || !PLACE.test(place)) throw refused(404);
    const picture = await made(`${place} ${file}`, file, [Number(place[0]), Number(place[1])]).catch((error: unknown) => {
      throw error instanceof Refused ? error : refused(404);
    });
    return reply.type('image/jpeg').headers({ 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' }).send(picture);
  });
}
