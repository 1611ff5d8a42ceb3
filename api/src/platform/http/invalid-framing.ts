import { findFramingProblem } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';
import { malformed } from './http-error.ts';

/** Answers 400 and closes the connection, against request smuggling. */
export function refuseInvalidFraming(app: FastifyInstance) {
  app.addHook('onRequest', (request, reply, done) => {
    if (findFramingProblem(request.raw) === null) return done();
    reply.header('connection', 'close');
    done(malformed());
  });
}
