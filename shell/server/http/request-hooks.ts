import type { IncomingMessage } from 'node:http';
import {
  API_VERSION_HEADER,
  findFramingProblem,
  removeApiVersion,
} from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';

/** Also closes the connection, so that a smuggled request is never read. */
export function rejectMalformedRequests(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    const reason = findFramingProblem(request.raw);
    if (reason === null) return done();
    request.log.warn({ requestId: request.id, reason }, 'request rejected for malformed framing');
    reply.header('connection', 'close');
    done(Object.assign(new Error(reason), { statusCode: 400 }));
  });
}

/** Removes the version before routing, so that all checks of /api apply to /api/v1. */
export const createUrlRewrite = (version: string) => ({
  rewriteUrl: ({ url = '/' }: IncomingMessage) => removeApiVersion(url, version),
});

/** Includes responses that the shell itself gives below /api. */
export function registerApiVersionHeader(app: FastifyInstance, version: string) {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header(API_VERSION_HEADER, version);
    done();
  });
}

/** Every path has a page, so only the method can be wrong; answers before a body is read. */
export function refuseOtherMethods(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    reply.code(request.method === 'OPTIONS' ? 204 : 405).header('allow', 'GET, HEAD, OPTIONS');
    return reply.send('');
  });
}
