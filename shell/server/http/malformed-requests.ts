import { findFramingProblem } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';

/** Also closes the connection, so that a smuggled request is never read. */
export function rejectMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const reason = findFramingProblem(request.raw);
    if (reason === null) return done();
    request.log.warn({ requestId: request.id, reason }, 'request rejected for malformed framing');
    reply.header('connection', 'close');
    done(Object.assign(new Error(reason), { statusCode: 400 }));
  });
}
