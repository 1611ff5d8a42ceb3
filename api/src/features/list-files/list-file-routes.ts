import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../content/deps.ts';
import { exportList } from './export-list.ts';
import { importRoutes } from './import-routes.ts';

/** List exports, and imports as drafts. */
export async function listFileRoutes(app: FastifyInstance, deps: Deps) {
  exportList(app, deps);
  importRoutes(app, deps);
}
