import { existsSync, mkdirSync } from 'node:fs';
import path from 'node:path';
import { removeInvisible } from '@admissions/model/schema';
import { matchesEtag } from '@admissions/protocol/server';
import fastifyStatic from '@fastify/static';
import { create as contentDisposition } from 'content-disposition';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refused } from '../../platform/http/http-error.ts';
import type { Library } from './ingest.ts';
import { isDocument, MEDIA_NAME, readEnding } from './media-names.ts';
import { mediaFolder, seedMediaFolder } from './media-store.ts';

const IMMUTABLE = 'public, max-age=31536000, immutable';
const notFound = () => refused(404, 'error.notFound');

/** GET /media/*: immutable files, cached without expiry; documents are named by `?name=`. */
export async function serveMedia(app: FastifyInstance, { config, store }: Library) {
  const folder = mediaFolder(config);
  mkdirSync(folder, { recursive: true });
  await app.register(fastifyStatic, {
    root: [folder, seedMediaFolder()],
    serve: false,
    dotfiles: 'deny',
  });
  app.get(
    '/media/:name',
    // Files are cheap, and browsers do not retry a picture refused under load.
    { config: { access: 'public', pressureHandler: () => {} }, schema: { hide: true } },
    async (request, reply) => {
      const { name } = request.params as { name: string };
      const { name: label = '' } = request.query as { name?: string };
      if (!MEDIA_NAME.test(name)) throw notFound();
      reply.header('x-content-type-options', 'nosniff');
      if (isDocument(name))
        reply.header('content-disposition', describeDownload(label, readEnding(name)));
      if (!store.open || existsSync(path.join(seedMediaFolder(), name)))
        return reply.sendFile(name, { maxAge: '365d', immutable: true });
      return sendFromStore(store.open, name, request.headers, reply);
    },
  );
}

/** Only a PDF may be displayed: other documents could run in the site's origin. */
function describeDownload(label: string, ending: string) {
  const stem = removeInvisible(label)
    .replace(/[\\/:*?"<>|]/g, '_')
    .replace(new RegExp(`\\.${ending}$`, 'i'), '')
    .trim();
  return contentDisposition(stem ? `${stem}.${ending}` : undefined, {
    type: ending === 'pdf' ? 'inline' : 'attachment',
  });
}

async function sendFromStore(
  open: NonNullable<Library['store']['open']>,
  name: string,
  {
    range,
    'if-none-match': ifNoneMatch,
  }: { range?: string | undefined; 'if-none-match'?: string | undefined },
  reply: FastifyReply,
): Promise<unknown> {
  // Names are unique per content.
  const etag = `"${name}"`;
  const cacheHeaders = { 'cache-control': IMMUTABLE, etag };
  if (matchesEtag(ifNoneMatch, etag)) return reply.code(304).headers(cacheHeaders).send();
  const found = await open(name, range);
  if (!found) throw notFound();
  reply.code(found.status).headers({
    ...found.headers,
    ...(found.status === 416 ? { 'cache-control': 'no-store' } : cacheHeaders),
  });
  return reply.send(found.body);
}
