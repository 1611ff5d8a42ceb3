import { matchesEtag } from '@admissions/protocol/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { chooseEncoding } from '../base/encodings.ts';
import { compressCached, type PageBody } from '../cache/page-body.ts';

/** Compresses as the client accepts; 304 for a matching tag. */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { text, digest }: PageBody,
): Promise<FastifyReply> {
  const encoding = chooseEncoding(request.headers['accept-encoding']);
  reply.header('vary', 'accept-encoding');
  if (reply.statusCode === 200 && digest !== undefined) {
    // Compressed bytes differ.
    const etag = `"${digest}${encoding ? `-${encoding}` : ''}"`;
    reply.header('etag', etag);
    if (matchesEtag(request.headers['if-none-match'], etag)) return reply.code(304).send();
  }
  return encoding
    ? reply.header('content-encoding', encoding).send(await compressCached(text, encoding))
    : reply.send(text);
}

/** For texts that are not cached. */
export const sendText = (request: FastifyRequest, reply: FastifyReply, text: string) =>
  sendPage(request, reply, { text: Buffer.from(text) });
