import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';

/** For tests only: whether what a remote's server build imports is what its renderer imports, seen from the build's own folder. */
export function registerProbeRoute(app: FastifyInstance, { probe }: Pick<Services, 'probe'>) {
  app.get('/shell/probe', async () => probe?.() ?? {});
}
