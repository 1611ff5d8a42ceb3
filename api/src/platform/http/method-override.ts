import type { FastifyInstance, FastifyRequest, RouteHandlerMethod } from 'fastify';
import { malformed } from './http-error.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Accepts POST with method override put in place of PUT. */
    override?: true;
  }
}

/**
 * POST counts as PUT on `editRoute` with `_method: put` or X-HTTP-Method-Override.
 * Elsewhere an override is refused: it could bypass rules that depend on the method.
 */
export function methodOverride(app: FastifyInstance) {
  app.addHook('preValidation', (request, _reply, done) => {
    const overrides = readOverrides(request);
    const mayOverride = request.method === 'POST' && request.routeOptions.config.override === true;
    if (
      overrides.some(
        (value) => !mayOverride || typeof value !== 'string' || value.toLowerCase() !== 'put',
      )
    )
      return done(malformed({ _method: 'request.overrideRefused' }));
    if (mayOverride && overrides.length === 0)
      return done(malformed({ _method: 'request.overrideMissing' }));
    if (isRecord(request.body)) delete request.body._method;
    done();
  });
}

/** Answers PUT, and POST with method override put. */
export function editRoute(
  app: FastifyInstance,
  route: {
    url: string;
    config: FastifyRequest['routeOptions']['config'] | object;
    schema?: object;
    handler: RouteHandlerMethod;
  },
) {
  app.route({ ...route, method: ['POST', 'PUT'], config: { ...route.config, override: true } });
}

function readOverrides(request: FastifyRequest) {
  const header = request.headers['x-http-method-override'];
  const inBody =
    isRecord(request.body) && Object.hasOwn(request.body, '_method') ? [request.body._method] : [];
  return header === undefined ? inBody : [header, ...inBody];
}
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
