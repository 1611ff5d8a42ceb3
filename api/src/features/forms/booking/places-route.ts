import { PLACES_PATH } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../content/deps.ts';
import { success } from '../../../platform/http/http-error.ts';
import { formsDocs } from '../data/form-docs.ts';
import { readPlaces } from './event-states.ts';

/** GET places: how many each event and camp has left now. */
export function placesRoute(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  app.get(
    PLACES_PATH,
    { config: { access: 'app' }, schema: formsDocs.places },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      return success(await readPlaces(db.orm));
    },
  );
}
