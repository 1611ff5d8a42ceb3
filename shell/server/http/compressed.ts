import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { PackedPage } from '../cache/packed-page.ts';
import { gzipPage, plainPage } from '../cache/packed-page.ts';

const compressGzip = promisify(gzip);
const readsGzip = ({ headers }: FastifyRequest) =>
  /\bgzip\b/.test(String(headers['accept-encoding'] ?? ''));

/** Sends a packed page: gzip for who reads it, which is every browser; nothing is compressed here. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: PackedPage,
  values: Readonly<Record<string, string>>,
): FastifyReply {
  reply.header('vary', 'accept-encoding');
  return readsGzip(request)
    ? reply.header('content-encoding', 'gzip').send(gzipPage(page, values))
    : reply.send(plainPage(page, values));
}

/** Sends a text that is made for this answer alone. */
export async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'accept-encoding');
  return readsGzip(request)
    ? reply.header('content-encoding', 'gzip').send(await compressGzip(text))
    : reply.send(text);
}
