import { findFramingProblem } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';

/** Refuses what is framed oddly with 400 and closes its connection: what follows on it is never read. */
export function rejectMalformedRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    const reason = findFramingProblem(request.raw);
    if (reason === null) return done();
    request.log.warn({ requestId: request.id, reason }, 'a request was refused for its framing');
    reply.header('connection', 'close');
    done(Object.assign(new Error(reason), { statusCode: 400 }));
  });
}
