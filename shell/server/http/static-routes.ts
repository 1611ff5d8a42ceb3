import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { BRAND_STYLE_ROUTE, buildBrandStyle, findLogoAddress } from '../base/brand-style.ts';

interface Deps {
  clientDir: string;
  releasesDir: string;
  /** Development: the bundler serves the shell's sources. */
  isDev: boolean;
  /** Resolves when this release is available or cannot be fetched. */
  ensureRelease(name: string, version: string): Promise<void>;
}
/** Files with unversioned paths. */
const ROOT_FILES = [
  'favicon.svg',
  'icon-192.png',
  'icon-512.png',
  'icon-maskable-512.png',
  'apple-touch-icon.png',
  'og.jpg',
  'manifest.webmanifest',
];
const IMMUTABLE_OPTIONS = {
  immutable: true,
  maxAge: '1y',
  preCompressed: true,
  index: false,
  redirect: false,
  dotfiles: 'ignore',
  wildcard: true,
} as const;
const RELEASE_URL = /^\/remotes\/([^/?]+)\/([^/?]+)\//;
/** Parts of a release that are not for browsers. */
const SERVER_ONLY_FILES = /^\/?[^/]+\/[^/]+\/(server\/|release\.json)/;

/** Immutable paths; a missing file is a 404, never a page. */
export async function registerStaticRoutes(
  app: FastifyInstance,
  { clientDir, releasesDir, isDev, ensureRelease: bringRelease }: Deps,
) {
  app.addHook('onRequest', async ({ url }) => {
    const [, name, version] = RELEASE_URL.exec(url) ?? [];
    if (name && version) await bringRelease(name, version);
  });
  await app.register(fastifyStatic, {
    ...IMMUTABLE_OPTIONS,
    root: releasesDir,
    prefix: '/remotes/',
    allowedPath: (path) => !SERVER_ONLY_FILES.test(path),
  });
  app.get('/favicon.ico', (_request, reply) => reply.redirect('/favicon.svg', 301));
  app.get<{ Params: Record<'main' | 'accent', string> }>(
    BRAND_STYLE_ROUTE,
    ({ params: { main, accent } }, reply) =>
      reply
        .type('text/css; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(buildBrandStyle(main, accent)),
  );
  if (isDev) return;
  await app.register(fastifyStatic, {
    ...IMMUTABLE_OPTIONS,
    root: join(clientDir, 'assets'),
    prefix: '/assets/',
    decorateReply: false,
  });
  // Releases are checked against it before they are sent.
  app.get('/shell/contract.json', (_request, reply) =>
    reply.sendFile('contract.json', clientDir, { cacheControl: false }),
  );
  for (const file of ROOT_FILES)
    app.get(`/${file}`, (_request, reply) => {
      const address = findLogoAddress(file);
      return address
        ? reply.header('cache-control', 'public, max-age=3600').redirect(address, 302)
        : reply.sendFile(file, clientDir, { maxAge: '1d', immutable: false });
    });
}
