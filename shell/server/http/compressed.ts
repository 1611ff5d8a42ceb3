import { createHash } from 'node:crypto';
import { namesTag } from '@admissions/contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackedPage } from '../cache/packed-page.ts';
import { gzipPage, plainPage } from '../cache/packed-page.ts';
import { compress, reads } from './encodings.ts';

const readsGzip = ({ headers }: FastifyRequest) => reads('gzip', headers['accept-encoding']);

/** Sends a packed page: gzip for who reads it, which is every browser; nothing is compressed here. Who has these very bytes is told so. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  values: Readonly<Record<string, string>>,
): FastifyReply {
  const isGzip = readsGzip(request);
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    const etag = buildEtag(page, values, isGzip);
    reply.header('etag', etag);
    if (namesTag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return isGzip
    ? reply.header('content-encoding', 'gzip').send(gzipPage(page, values))
    : reply.send(plainPage(page, values));
}

// Of the bytes as they are sent: compressed ones are others, and so is a page with another value in a place.
function buildEtag(
  { digest, pieces }: PackedPage,
  values: Readonly<Record<string, string>>,
  isGzip: boolean,
): string {
  const filled = pieces.flatMap((piece) => ('place' in piece ? [values[piece.place]] : []));
  const own =
    filled.length > 0
      ? `-${createHash('sha256').update(filled.join('\n')).digest('base64url').slice(0, 12)}`
      : '';
  return `"${digest}${own}${isGzip ? '-gz' : ''}"`;
}

/** Sends a text that is made for this answer alone. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  return readsGzip(request)
    ? reply.header('content-encoding', 'gzip').send(await compress.gzip(text))
    : reply.send(text);
}
