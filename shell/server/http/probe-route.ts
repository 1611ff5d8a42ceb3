import type { FastifyInstance } from 'fastify';
import type { Services } from '../services/services.ts';

/** Tests only: compares what a server build and its renderer import. */
export function registerProbeRoute(app: FastifyInstance, { probe }: Pick<Services, 'probe'>) {
  app.get('/shell/probe', async () => probe?.() ?? {});
}
