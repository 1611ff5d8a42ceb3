import { SEATS_PATH } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { success } from '../../../platform/http/http-error.ts';
import { formsDocs } from '../data/form-docs.ts';
import { readFreeSeats } from './event-states.ts';
import { createSeatCache } from './seat-cache.ts';

/** GET places: how many each event and camp has left now. Its scope has every write to requests: after each of them, and when content changes, they are counted anew. */
export function seatsRoute(app: FastifyInstance, { db, changes }: Deps): void {
  const seatCache = createSeatCache(() => readFreeSeats(db.orm));
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
      // A browser that kept it would show who has just signed up the number from before.
      reply.header('cache-control', 'no-store');
      return success(await seatCache.read());
    },
  );
}
