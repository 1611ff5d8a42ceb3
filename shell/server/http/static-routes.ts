import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

interface Deps {
  clientDir: string;
  releasesDir: string;
}
const FOR_EVER = { immutable: true, maxAge: '1y', preCompressed: true, index: false, redirect: false, dotfiles: 'ignore' } as const;

/** The shell's own build and every release of every remote: immutable addresses; what is missing is a 404, never a page. */
export async function staticRoutes(app: FastifyInstance, { clientDir, releasesDir }: Deps) {
  await app.register(fastifyStatic, { ...FOR_EVER, root: join(clientDir, 'assets'), prefix: '/assets/', wildcard: true });
  await app.register(fastifyStatic, { ...FOR_EVER, root: releasesDir, prefix: '/remotes/', wildcard: true, decorateReply: false, allowedPath: (path) => !/^\/?[^/]+\/[^/]+\/(server\/|release\.json)/.test(path) });
  app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', clientDir, { maxAge: '1d', immutable: false }));
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain; charset=utf-8').send(['User-agent: *', 'Disallow: /admin', 'Disallow: /api/', ''].join('\n')));
}
