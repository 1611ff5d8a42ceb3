import { SEATS_PATH } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { success } from '../../../platform/http/http-error.ts';
import { createTimedCache } from '../../../platform/timed-cache.ts';
import { formsDocs } from '../data/form-docs.ts';
import { readFreeSeats } from './event-states.ts';

/** Longest delay until requests of another process are counted. */
const CACHE_TTL_MS = 15_000;

/** GET places: remaining seats. Register it with all request writes, which invalidate the cache. */
export function seatsRoute(app: FastifyInstance, { db, changes }: Deps) {
  const seatCache = createTimedCache(() => readFreeSeats(db.orm), CACHE_TTL_MS);
  const stop = changes.listen(() => seatCache.invalidate());
  app.addHook('onClose', async () => stop());
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') seatCache.invalidate();
    done(null, payload);
  });
  app.get(
    SEATS_PATH,
    { config: { access: 'app' }, schema: formsDocs.places },
    async (_request, reply) => {
      // A cached response would show the old count to a visitor who has just signed up.
      reply.header('cache-control', 'no-store');
      return success(await seatCache.read());
    },
  );
}
