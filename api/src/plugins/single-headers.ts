import type { FastifyInstance } from 'fastify';
import { malformed } from '../answers.ts';

/**
 * Node keeps the first of two headers that may come once only, and another program on the way may have gone by the second. Two of `Host` or `Content-Type`
 * are malformed (RFC 9112, 3.2; RFC 9110, 8.3); two of `Authorization` prove nothing. What Node joins instead (cookies among them) is judged joined.
 */
export function singleHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (timesIn(raw.rawHeaders, 'host') > 1) {
      reply.header('connection', 'close');
      throw malformed();
    }
    if (timesIn(raw.rawHeaders, 'content-type') > 1) throw malformed();
    if (timesIn(raw.rawHeaders, 'authorization') > 1) raw.headers.authorization = undefined;
  });
}

// Names and values take turns.
const timesIn = (rawHeaders: readonly string[], wanted: string) => rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === wanted).length;
