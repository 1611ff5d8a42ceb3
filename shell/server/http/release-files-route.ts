import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Release, registeredReleaseSchema } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { RELEASE_FILES } from '../../src/browser/import-map.ts';
import type { PageBody } from '../cache/page-body.ts';
import { RELEASE_VERSION } from '../registry/missing-releases.ts';
import { toReleaseFile } from '../render/release-file.ts';
import { sendPage } from './send-compressed.ts';

interface Deps {
  releasesDir: string;
  /** Null unless the registry contains it. */
  findRelease(name: string, version: string): Release | null;
  /** Resolves when this release is available or cannot be fetched. */
  ensureRelease(name: string, version: string): Promise<void>;
}
const MAX_CACHED = 20;
const NAME = /^\w{1,60}$/;

/** Release information for browsers, at a path with its hash; 404 if missing. */
export function registerReleaseFilesRoute(
  app: FastifyInstance,
  { releasesDir, findRelease, ensureRelease }: Deps,
) {
  const cached = new Map<string, PageBody>();

  app.get<{ Params: { name: string; version: string } }>(
    `${RELEASE_FILES}/:name/:version/:file`,
    async (request, reply) => {
      const [href = ''] = request.url.split('?', 1);
      const { name, version } = request.params;
      if (!NAME.test(name) || !RELEASE_VERSION.test(version)) return reply.callNotFound();
      const body = cached.get(href) ?? (await findBody(href, name, version));
      if (!body) return reply.callNotFound();
      if (!cached.has(href)) {
        if (cached.size >= MAX_CACHED) cached.clear();
        cached.set(href, body);
      }
      reply
        .type('application/json; charset=utf-8')
        .header('cache-control', 'public, max-age=31536000, immutable');
      return sendPage(request, reply, body);
    },
  );

  /** Also of releases that another shell has adopted or that have left the registry. */
  async function findBody(href: string, name: string, version: string) {
    const registered = selectBody(href, findRelease(name, version));
    if (registered) return registered;
    await ensureRelease(name, version);
    return (
      selectBody(href, findRelease(name, version)) ??
      selectBody(href, await readFolder(name, version))
    );
  }
  // Parsed by the schema: its key order determines text and hash.
  const readFolder = (name: string, version: string): Promise<Release | null> =>
    readFile(join(releasesDir, name, version, 'release.json'), 'utf8')
      .then((text) => registeredReleaseSchema.parse(JSON.parse(text)))
      .catch(() => null);
}

/** Admin remotes are excluded: only signed-in staff may know them, through another route. */
function selectBody(href: string, release: Release | null) {
  const file = release?.manifest.base === '' ? toReleaseFile(release) : null;
  return file?.href === href ? file.body : null;
}
