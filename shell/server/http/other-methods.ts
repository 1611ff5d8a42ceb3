import type { FastifyInstance } from 'fastify';

/** Every path has a page, so only the method can be wrong; answers before a body is read. */
export function refuseOtherMethods(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.is404) return done();
    reply.code(request.method === 'OPTIONS' ? 204 : 405).header('allow', 'GET, HEAD, OPTIONS');
    return reply.send('');
  });
}
