import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Release } from '@admissions/protocol/releases';
import { registeredReleaseSchema } from '@admissions/protocol/releases';
import type { FastifyInstance } from 'fastify';
import { RELEASE_FILES } from '../../src/browser/import-map.ts';
import { acceptsEncoding, compress, compressHighQuality } from '../base/encodings.ts';
import { RELEASE_VERSION } from '../registry/missing-releases.ts';
import { toReleaseFile } from '../render/release-file.ts';

interface Deps {
  releasesDir: string;
  /** Null unless the registry contains it. */
  findRelease(name: string, version: string): Release | null;
  /** Resolves when this release is available or cannot be fetched. */
  ensureRelease(name: string, version: string): Promise<void>;
}
interface CompressedFile {
  text: string;
  br: Buffer;
  gzip: Buffer;
}
const MAX_CACHED = 20;
const NAME = /^\w{1,60}$/;

/** Release information for browsers, at a path with its hash; 404 if missing. */
export function registerReleaseFilesRoute(
  app: FastifyInstance,
  { releasesDir, findRelease, ensureRelease: bringRelease }: Deps,
) {
  const cached = new Map<string, Promise<CompressedFile>>();

  app.get<{ Params: { name: string; version: string } }>(
    `${RELEASE_FILES}/:name/:version/:file`,
    async (request, reply) => {
      const [href = ''] = request.url.split('?', 1);
      const { name, version } = request.params;
      if (!NAME.test(name) || !RELEASE_VERSION.test(version)) return reply.callNotFound();
      const compressed = await (cached.get(href) ?? compressFile(href, name, version));
      if (!compressed) return reply.callNotFound();
      reply.type('application/json; charset=utf-8').headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'accept-encoding',
      });
      const encoding = (['br', 'gzip'] as const).find((each) =>
        acceptsEncoding(each, request.headers['accept-encoding']),
      );
      return encoding
        ? reply.header('content-encoding', encoding).send(compressed[encoding])
        : reply.send(compressed.text);
    },
  );

  async function compressFile(
    href: string,
    name: string,
    version: string,
  ): Promise<CompressedFile | null> {
    const text = await readText(href, name, version);
    if (text === null) return null;
    const compressing = Promise.all([compressHighQuality(text), compress.gzip(text)]).then(
      ([br, gzip]) => ({
        text,
        br,
        gzip,
      }),
    );
    if (cached.size >= MAX_CACHED) cached.clear();
    cached.set(href, compressing);
    return compressing;
  }

  /** Also serves releases that another shell has adopted or that have left the registry. */
  async function readText(href: string, name: string, version: string): Promise<string | null> {
    const named = findText(href, findRelease(name, version));
    if (named !== null) return named;
    await bringRelease(name, version);
    return (
      findText(href, findRelease(name, version)) ?? findText(href, await readFolder(name, version))
    );
  }
  // Parsed by the schema: its key order determines text and hash.
  const readFolder = (name: string, version: string): Promise<Release | null> =>
    readFile(join(releasesDir, name, version, 'release.json'), 'utf8')
      .then((text) => registeredReleaseSchema.parse(JSON.parse(text)))
      .catch(() => null);
}

/** Admin remotes are excluded: only signed-in staff may know them, through another route. */
function findText(href: string, release: Release | null): string | null {
  const file = release?.manifest.base === '' ? toReleaseFile(release) : null;
  return file?.href === href ? file.text : null;
}
