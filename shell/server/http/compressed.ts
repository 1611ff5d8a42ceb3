import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotliOf = promisify(brotliCompress);
const gzipOf = promisify(gzip);
const SMALLEST = 1024;

/** Sends text compressed as the client can read it. */
export async function sendCompressed(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply.header('vary', 'accept-encoding');
  const bytes = Buffer.from(text);
  if (bytes.length < SMALLEST) return reply.send(bytes);
  if (/\bbr\b/.test(accepted)) {
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: 4,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    };
    return reply.header('content-encoding', 'br').send(await brotliOf(bytes, { params }));
  }
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(await gzipOf(bytes, { level: 4 }));
  return reply.send(bytes);
}
