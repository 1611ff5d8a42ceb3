import { findFramingProblem } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import { malformed } from './http-error.ts';

/** Refuses with 400 what is framed oddly, and closes its connection: nothing behind it is read as a request. */
export function refuseInvalidFraming(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (findFramingProblem(request.raw) === null) return done();
    reply.header('connection', 'close');
    done(malformed());
  });
}
