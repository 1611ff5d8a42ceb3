import { SEATS_PATH, VISIT_DAYS_PATH } from '@admissions/model/forms';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { success } from '../../../platform/http/http-error.ts';
import { typedRoutes } from '../../../platform/http/typed-routes.ts';
import { createTimedCache } from '../../../platform/timed-cache.ts';
import { formsDocs } from '../data/form-docs.ts';
import { readFreeSeats, readVisitDays } from './booking-state.ts';

/** Longest delay until requests of another process are counted. */
const CACHE_TTL_MS = 15_000;

/**
 * GET visit_days: bookable days, with the reason for unavailable ones. GET places: remaining
 * seats of events. Register it with all request writes, which invalidate its cache.
 */
export function seatsRoutes(app: FastifyInstance, { db, changes }: Deps) {
  const seatCache = createTimedCache(() => readFreeSeats(db.orm), CACHE_TTL_MS);
  const stop = changes.listen(() => seatCache.invalidate());
  app.addHook('onClose', async () => stop());
  app.addHook('onSend', (request, _reply, payload, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') seatCache.invalidate();
    done(null, payload);
  });
  // Cached responses would show the old count to a visitor who has just signed up.
  const routes = typedRoutes(app, 'app');
  routes.get(VISIT_DAYS_PATH, { docs: formsDocs.visitDays }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return success(await readVisitDays(db.orm));
  });
  routes.get(SEATS_PATH, { docs: formsDocs.places }, async ({ reply }) => {
    reply.header('cache-control', 'no-store');
    return success(await seatCache.read());
  });
}
