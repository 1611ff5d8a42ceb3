import type { Area } from '@admissions/contracts';
import type { FastifyInstance } from 'fastify';

/** Who may call a route: anybody; whoever has an application token; any signed-in account; accounts with the area's flag. */
export type Access = 'public' | 'app' | 'account' | { area: Area };

declare module 'fastify' {
  interface FastifyContextConfig {
    access?: Access;
  }
}

/** Stops the start-up at the first route that does not say who may call it. */
export function requireDeclaredAccess(app: FastifyInstance): void {
  app.addHook('onRoute', ({ method, url, config }) => {
    if (config?.access === undefined) throw new Error(`Route ${String(method)} ${url} does not declare its access`);
  });
}
