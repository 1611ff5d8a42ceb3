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
  /** A release that the registry names. */
  findRelease(name: string, version: string): Release | null;
  /** Resolves when this release is here, or does not come. */
  ensureRelease(name: string, version: string): Promise<void>;
}
interface CompressedFile {
  text: string;
  br: Buffer;
  gzip: Buffer;
}
/** Releases whose files are kept ready. */
const MAX_CACHED = 20;
const NAME = /^\w{1,60}$/;

/** What browsers have to know of the releases of a page, each at an address that changes with it; what is missing is a 404. */
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

  /** By the registry, or by the folder of a release that another shell serves already, or that nothing names any more. */
  async function readText(href: string, name: string, version: string): Promise<string | null> {
    const named = findText(href, findRelease(name, version));
    if (named !== null) return named;
    await bringRelease(name, version);
    return (
      findText(href, findRelease(name, version)) ?? findText(href, await readFolder(name, version))
    );
  }
  // In the order of the schema, as the registry is read: in another it would be another text.
  const readFolder = (name: string, version: string): Promise<Release | null> =>
    readFile(join(releasesDir, name, version, 'release.json'), 'utf8')
      .then((text) => registeredReleaseSchema.parse(JSON.parse(text)))
      .catch(() => null);
}

/** What the back office consists of is told to who is signed in, by another route. */
function findText(href: string, release: Release | null): string | null {
  const file = release?.manifest.base === '' ? toReleaseFile(release) : null;
  return file?.href === href ? file.text : null;
}
