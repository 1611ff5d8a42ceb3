import { CODE, SHARE_STEPS } from '@admissions/protocol';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../../platform/http/http-error.ts';
import { networkKey } from '../../platform/http/visitor-network.ts';
import { fairTurns, NoTurn } from '../../platform/queue/fair-turns.ts';
import type { Library } from './ingest.ts';
import { MEDIA_NAME } from './media-names.ts';
import { readStored } from './media-store.ts';
import { encodedSharePicture } from './share-picture.ts';

const KEPT = 120;
/** Pictures that wait to be made: of one network, and of all. A messenger's robots ask for a few at a time. */
const WAITING = { mostEach: 12, most: 96 };
const FILE = /^([\w-]+\.(?:avif|webp))\.jpg$/;
const PLACE = new RegExp(`^[0-${SHARE_STEPS - 1}]{2}$`);
const refused = (status: 404 | 503) =>
  new HttpError(CODE.failed, status, {
    message: status === 404 ? 'error.notFound' : 'error.server',
  });

/** GET /media/share/…: made when the first robot asks, one after another and in turns of those who ask, and kept while they are asked for. */
export async function serveSharePictures(app: FastifyInstance, { store }: Library): Promise<void> {
  const kept = new Map<string, Promise<Buffer>>();
  const waited = new Map<string, Promise<Buffer>>();
  const turns = fairTurns({ atOnce: 1, ...WAITING });

  function keep(key: string, picture: Promise<Buffer>): Promise<Buffer> {
    // What was asked for last is dropped last.
    kept.delete(key);
    kept.set(key, picture);
    for (const oldest of kept.keys()) {
      if (kept.size <= KEPT) break;
      kept.delete(oldest);
    }
    return picture;
  }
  function made(key: string, file: string, place: readonly [number, number]): Promise<Buffer> {
    const picture = keep(
      key,
      kept.get(key) ?? readStored(store, file).then((bytes) => encodedSharePicture(bytes, place)),
    );
    picture.catch(() => kept.delete(key));
    return picture;
  }
  /** Waits with others of the same network for the same picture, never for the turn of another network. */
  function inTurn(network: string, key: string, work: () => Promise<Buffer>): Promise<Buffer> {
    const name = `${network} ${key}`;
    const turn = waited.get(name) ?? turns.take(network, work).finally(() => waited.delete(name));
    waited.set(name, turn);
    return turn;
  }

  app.get(
    '/media/share/:place/:name',
    { config: { access: 'public' }, schema: { hide: true } },
    async (request, reply) => {
      const { place, name } = request.params as { place: string; name: string };
      const file = FILE.exec(name)?.[1];
      if (!file || !MEDIA_NAME.test(file) || !PLACE.test(place)) throw refused(404);
      const key = `${place} ${file}`;
      const make = () => made(key, file, [Number(place[0]), Number(place[1])]);
      const picture = await (kept.has(key)
        ? make()
        : inTurn(networkKey(request.ip), key, make)
      ).catch((error: unknown) => {
        throw refused(error instanceof NoTurn ? 503 : 404);
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
