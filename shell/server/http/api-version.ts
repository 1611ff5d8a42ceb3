import type { IncomingMessage } from 'node:http';
import { API_VERSION_HEADER, removeApiVersion } from '@admissions/protocol/server';
import type { FastifyInstance } from 'fastify';

/** Removes the version before routing, so that all checks of /api apply to /api/v1. */
export const createUrlRewrite = (version: string) => ({
  rewriteUrl: ({ url = '/' }: IncomingMessage) => removeApiVersion(url, version),
});

/** Includes responses that the shell itself gives below /api. */
export function registerApiVersionHeader(app: FastifyInstance, version: string): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.url.startsWith('/api/')) reply.header(API_VERSION_HEADER, version);
    done();
  });
}
