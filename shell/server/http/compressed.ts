import { createHash } from 'node:crypto';
import { namesTag } from '@admissions/contracts/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { compress, reads } from '../base/encodings.ts';
import { brotliPage } from '../cache/brotli-page.ts';
import type { PackedPage } from '../cache/packed-page.ts';
import { gzipPage, plainPage } from '../cache/packed-page.ts';

type Encoding = 'br' | 'gzip' | 'identity';
// Of the bytes as they are sent: compressed ones are others.
const TAG_ENDS: Record<Encoding, string> = { br: '-br', gzip: '-gz', identity: '' };

/**
 * Sends a packed page: as brotli where there is one, else as gzip, for who reads them, which is every browser; nothing is
 * compressed before it is sent. Who has these bytes is told so, and who has the brotli ones of another shell.
 */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  values: Readonly<Record<string, string>>,
): FastifyReply {
  const accepted = request.headers['accept-encoding'];
  const readsBrotli = reply.statusCode === 200 && reads('br', accepted);
  const digest = digestOf(page, values);
  const brotli = readsBrotli ? brotliPage(page, values, digest) : null;
  const packed: Encoding = reads('gzip', accepted) ? 'gzip' : 'identity';
  const encoding: Encoding = brotli ? 'br' : packed;
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200) {
    const tagOf = (each: Encoding) => `"${digest}${TAG_ENDS[each]}"`;
    for (const each of new Set<Encoding>(readsBrotli ? ['br', encoding] : [encoding]))
      if (namesTag(request.headers['if-none-match'], tagOf(each)))
        return reply.code(304).header('etag', tagOf(each)).send();
    reply.header('etag', tagOf(encoding));
  }
  if (encoding === 'identity') return reply.send(plainPage(page, values));
  return reply.header('content-encoding', encoding).send(brotli ?? gzipPage(page, values));
}

// A page with another value in a place is another.
function digestOf(
  { digest, pieces }: PackedPage,
  values: Readonly<Record<string, string>>,
): string {
  const filled = pieces.flatMap((piece) => ('place' in piece ? [values[piece.place]] : []));
  if (filled.length === 0) return digest;
  const own = createHash('sha256').update(filled.join('\n')).digest('base64url').slice(0, 12);
  return `${digest}-${own}`;
}

/** Sends a text that is made for this answer alone. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  return reads('gzip', request.headers['accept-encoding'])
    ? reply.header('content-encoding', 'gzip').send(await compress.gzip(text))
    : reply.send(text);
}
