import type { IncomingMessage } from 'node:http';
import { API_VERSION_HEADER, removeApiVersion } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';

/** For the server's options: an address below /api/v1 is the one below /api before anything looks at it, so that what is closed, limited or kept there is so here. */
export const createUrlRewrite = (version: string) => ({
  rewriteUrl: ({ url = '/' }: IncomingMessage) => removeApiVersion(url, version),
});

/** Answers below /api say which version they are of, also those that the shell gives by itself. */
export function registerApiVersionHeader(app: FastifyInstance, version: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header(API_VERSION_HEADER, version);
    done();
  });
}
